/**
 * Cards: as a tile on the Battlefield, in a hand, on their back, and large with everything.
 */

import { clauseLink, termLink, thingLink, withClauses } from '/static/js/clauses.js';
import { h, phrase } from './dom.js';
import { crest, factionSign, sign } from './signs.js';

/** @typedef {import('/static/js/types.js').Context} Context */
/** @typedef {import('/static/js/types.js').Plain} Plain */

const NOBODY = { name: '?', faction: 'promo', rank: 'promo', cost: 0, action: '', passive: '', keywords: [] };

/**
 * What is printed on a card; of a boss card, its name.
 * @param {Plain} catalogue
 * @param {string} id
 * @returns {Plain}
 */
export function printed(catalogue, id) {
  return catalogue.cards[id] ?? (catalogue.bosses[id] ? { ...NOBODY, ...catalogue.bosses[id], rank: 'boss' } : NOBODY);
}

/**
 * The picture of a card, with the sign of its faction where there is none.
 * @param {Context} context
 * @param {string} id
 */
export function art(context, id) {
  const card = printed(context.catalogue, id);
  return h(
    'span.ss-art',
    { 'data-k': `art:${id}` },
    factionSign(card.faction),
    h('img', { src: context.picture('card', id), alt: '', loading: 'lazy', decoding: 'async', draggable: 'false' }),
  );
}

/**
 * ATT or DEF; an arrow beside the colour says that it is not the printed value.
 * @param {Context} context
 * @param {'att' | 'def'} kind
 * @param {number} now
 * @param {number} print
 */
export function value(context, kind, now, print) {
  const change = now > print ? 'more' : now < print ? 'less' : null;
  return h(
    `span.ss-value.ss-${kind}`,
    { 'data-change': change },
    sign(kind),
    h('b', {}, String(now)),
    change && h('i', {}, now > print ? '▲' : '▼'),
  );
}

/**
 * A creature on the Battlefield.
 * @param {Context} context
 * @param {Plain} square
 * @param {Plain} side whose it is, as attributes
 */
export function tile(context, square, side) {
  const { catalogue } = context;
  const piece = square.piece;
  const card = printed(catalogue, piece.card);
  return h(
    'button.ss-tile',
    {
      type: 'button',
      'data-place': piece.key,
      'data-also': square.key,
      'data-card': piece.card,
      'data-faction': card.faction,
      ...side,
      'aria-label': tileLabel(context, square),
    },
    art(context, piece.card),
    h('span.ss-name', {}, card.name),
    h('span.ss-cost', {}, String(card.cost)),
    h('span.ss-text', {}, card.passive),
    h(
      'span.ss-values',
      {},
      value(context, 'att', piece.att, card.att ?? 0),
      h('span.ss-marks', {}, ...marks(context, piece, card)),
      value(context, 'def', piece.def, card.def ?? 0),
    ),
  );
}

/**
 * Tokens and signs on a creature.
 * @param {Context} context
 * @param {Plain} piece
 * @param {Plain} card
 */
function marks(context, piece, card) {
  const found = [];
  for (const token of ['gang', 'spirit']) {
    if (piece[token]) found.push(h('span.ss-mark', { 'data-mark': token }, sign(token), String(piece[token])));
  }
  for (const icon of card.icons ?? []) {
    if (icon === 'shielded' || icon === 'totem') found.push(h('span.ss-mark', { 'data-mark': icon }, sign(icon)));
  }
  if (card.ability !== undefined) {
    found.push(h('span.ss-mark', { 'data-mark': piece.used ? 'used' : 'ability' }, piece.used ? sign('used') : `${card.ability}:`));
  } else if (piece.used) {
    found.push(h('span.ss-mark', { 'data-mark': 'used' }, sign('used')));
  }
  return found;
}

/**
 * A creature in words, for those who listen.
 * @param {Context} context
 * @param {Plain} square
 */
export function tileLabel(context, square) {
  const { catalogue } = context;
  const piece = square.piece;
  const card = printed(catalogue, piece.card);
  const parts = [
    `${square.label}: ${card.name}`,
    `${catalogue.terms['attack-value']} ${piece.att}`,
    `${catalogue.terms['defense-value']} ${piece.def}`,
  ];
  for (const token of ['gang', 'spirit']) {
    if (piece[token]) parts.push(`${catalogue.terms[`${token}-token`]} ${piece[token]}`);
  }
  if (piece.used) parts.push(phrase(catalogue, 'mark-used'));
  return parts.join(', ');
}

/**
 * A card in an open hand.
 * @param {Context} context
 * @param {Plain} held
 * @param {Plain} [more] attributes
 */
export function handCard(context, held, more = {}) {
  const { catalogue } = context;
  const card = printed(catalogue, held.card);
  const cost = Math.min(held.action ?? card.cost, held.creature ?? card.cost);
  return h(
    'button.ss-hcard',
    {
      type: 'button',
      'data-place': held.key,
      'data-card': held.card,
      'data-faction': card.faction,
      'aria-label': handLabel(context, held),
      ...more,
    },
    art(context, held.card),
    h('span.ss-cost', { 'data-change': cost < card.cost ? 'less' : null }, String(cost)),
    h('span.ss-name', {}, card.name),
    h(
      'span.ss-body',
      {},
      h(
        'span.ss-lines',
        {},
        card.commands && h('span.ss-command', {}, card.commands),
        card.action && h('span.ss-action', {}, card.action),
        card.passive && h('span.ss-passive', {}, card.passive),
      ),
    ),
    h(
      'span.ss-values',
      {},
      card.att !== undefined && value(context, 'att', card.att, card.att),
      crest(card.rank),
      card.att !== undefined && value(context, 'def', card.def, card.def),
    ),
  );
}

/**
 * @param {Context} context
 * @param {Plain} held
 */
function handLabel(context, held) {
  const { terms } = context.catalogue;
  const card = printed(context.catalogue, held.card);
  const parts = [`${terms.hand}: ${card.name}`, `${terms.cost} ${card.cost}`];
  if (card.att !== undefined) parts.push(`${terms.att} ${card.att}`, `${terms.def} ${card.def}`);
  return parts.join(', ');
}

/**
 * A card lying face down.
 * @param {Plain} attributes
 * @param {...(Node | string)} children
 */
export function back(attributes = {}, ...children) {
  return h('span.ss-back', attributes, ...children);
}

/**
 * A card with everything there is to say about it.
 * @param {Context} context
 * @param {string} id
 * @param {Plain} [piece] as it stands in play
 * @param {boolean} [named] whether its name stands above already
 */
export function bigCard(context, id, piece, named = false) {
  const { catalogue } = context;
  const { terms } = catalogue;
  const card = printed(catalogue, id);
  const rank = card.rank === 'boss' ? catalogue.factions[card.faction] : terms[card.rank];
  return h(
    'article.ss-big',
    { 'data-faction': card.faction },
    h(
      'header.ss-big-head',
      {},
      h('span.ss-cost', { title: terms.cost }, String(card.cost)),
      !named && h('h3', {}, card.name),
      h('p.ss-kind', {}, factionSign(card.faction), ` ${catalogue.factions[card.faction] ?? ''} `, crest(card.rank), ` ${rank ?? ''}`),
    ),
    art(context, id),
    card.att !== undefined &&
      h(
        'div.ss-big-values',
        {},
        value(context, 'att', piece?.att ?? card.att, card.att),
        h('span', {}, `${terms.att}`),
        h('span', {}, `${terms.def}`),
        value(context, 'def', piece?.def ?? card.def, card.def),
      ),
    piece?.changes && changeList(context, piece, card),
    card.commands && text(terms['command-action'], card.commands, 'ss-command'),
    card.special && text(terms['special-action'], card.special, 'ss-command'),
    card.action && text(terms.action, card.action, 'ss-action'),
    card.passive && text(terms.passive, card.passive, 'ss-passive'),
    piece?.storm && stormLine(context, piece),
    keywords(context, card),
    rulings(context, card),
    card !== NOBODY && h('p.small', {}, thingLink('siegestorm', catalogue.bosses[id] ? 'boss' : card.rank === 'boss' ? 'boss-card' : 'card', id)),
  );
}

/**
 * What was decided about a card where its text leaves a doubt.
 * @param {Context} context
 * @param {Plain} card
 */
function rulings(context, card) {
  if (!card.rulings) return null;
  const lines = card.rulings.map((/** @type {Plain} */ one) => h('li', {}, ...withClauses(one.text), ' ', clauseLink(one.clause)));
  return h('details.ss-rulings', {}, h('summary', {}, phrase(context.catalogue, 'rulings')), h('ul', {}, ...lines));
}

/**
 * @param {string} name
 * @param {string} words
 * @param {string} kind
 */
function text(name, words, kind) {
  return h(`p.ss-rule.${kind}`, {}, h('b', {}, name), ' ', words);
}

/**
 * Why the values are what they are: each change with its source.
 * @param {Context} context
 * @param {Plain} piece
 * @param {Plain} card
 */
function changeList(context, piece, card) {
  const { catalogue } = context;
  const lines = [
    h('li', {}, h('b', {}, `${card.att}/${card.def}`), ' ', phrase(catalogue, 'printed', { n: '' }).trim()),
    ...piece.changes.map((/** @type {Plain} */ change) =>
      h('li', {}, h('b', {}, `${signed(change.att)}/${signed(change.def)}`), ' ', sourceOf(context, change)),
    ),
  ];
  return h('ul.ss-changes', {}, ...lines);
}

/** @param {number} number */
function signed(number) {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/**
 * @param {Context} context
 * @param {Plain} change
 */
function sourceOf(context, change) {
  const { catalogue } = context;
  if (change.card) return printed(catalogue, change.card).name;
  return change.by === 'gang' ? catalogue.terms['gang-token'] : phrase(catalogue, 'until-end-of-turn');
}

/**
 * @param {Context} context
 * @param {Plain} piece
 */
function stormLine(context, piece) {
  const { catalogue } = context;
  const strengths = Object.values(piece.storm);
  return h('p.ss-storm', {}, sign('storm'), ` ${catalogue.terms['attack-strength']}: ${strengths.join(' / ')}`);
}

/**
 * @param {Context} context
 * @param {Plain} card
 */
function keywords(context, card) {
  const known = context.catalogue.keywords;
  const found = (card.keywords ?? []).filter((/** @type {string} */ key) => known[key]);
  if (!found.length) return null;
  const lines = found.flatMap((/** @type {string} */ key) => [h('dt', {}, termLink('siegestorm', key, known[key].name)), h('dd', {}, known[key].text)]);
  return h('dl.ss-keywords', {}, ...lines);
}
