/**
 * Cards: as a tile on the Battlefield, in a hand, on their back, and large with everything.
 */

import { clauseLink, termLink, thingLink, withClauses } from '/static/js/clauses.js';
import { el } from '/static/js/dom.js';
import { filled } from '/static/js/phrases.js';
import { crest, factionSign, sign } from './signs.js';

/** @import { Attributes } from '/static/js/dom.js' */
/** @import { Changed, Context, Creature, HeldCard, Occupied, Printed, Seen, SeenScene, SiegeCatalogue, SiegeScene, Step } from './types.js' */

const TOKENS = /** @type {const} */ (['gang', 'spirit']);

const NOBODY = { name: '?', faction: 'promo', rank: 'promo', cost: 0, action: '', passive: '', keywords: [] };

/** What is printed on a card; of a boss card, its name. @param {SiegeCatalogue} catalogue @param {string} id @returns {Printed} */
export function printed(catalogue, id) {
  return catalogue.cards[id] ?? (catalogue.bosses[id] ? { ...NOBODY, ...catalogue.bosses[id], rank: 'boss' } : NOBODY);
}

/** The picture of a card, with the sign of its faction where there is none. @param {Context} context @param {string} id */
export function art(context, id) {
  const card = printed(context.catalogue, id);
  return el(
    'span.ss-art',
    { 'data-k': `art:${id}` },
    factionSign(card.faction),
    el('img', { src: context.picture('card', id), alt: '', loading: 'lazy', decoding: 'async', draggable: 'false' }),
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
  return el(
    `span.ss-value.ss-${kind}`,
    { 'data-change': change },
    sign(kind),
    el('b', {}, String(now)),
    change && el('i', {}, now > print ? '▲' : '▼'),
  );
}

/** A creature on the Battlefield. @param {Context} context @param {Occupied} square @param {Attributes} side whose it is, as attributes */
export function tile(context, square, side) {
  const { catalogue } = context;
  const piece = square.piece;
  const card = printed(catalogue, piece.card);
  return el(
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
    el('span.ss-name', {}, card.name),
    el('span.ss-cost', {}, String(card.cost)),
    el('span.ss-text', {}, card.passive),
    el(
      'span.ss-values',
      {},
      value(context, 'att', piece.att, card.att ?? 0),
      el('span.ss-marks', {}, ...marks(context, piece, card)),
      value(context, 'def', piece.def, card.def ?? 0),
    ),
  );
}

/** Tokens and signs on a creature. @param {Context} context @param {Creature} piece @param {Printed} card */
function marks(context, piece, card) {
  const found = [];
  for (const token of TOKENS) {
    if (piece[token]) found.push(el('span.ss-mark', { 'data-mark': token }, sign(token), String(piece[token])));
  }
  for (const icon of card.icons ?? []) {
    if (icon === 'shielded' || icon === 'totem') found.push(el('span.ss-mark', { 'data-mark': icon }, sign(icon)));
  }
  if (card.ability !== undefined) {
    found.push(el('span.ss-mark', { 'data-mark': piece.used ? 'used' : 'ability' }, piece.used ? sign('used') : `${card.ability}:`));
  } else if (piece.used) {
    found.push(el('span.ss-mark', { 'data-mark': 'used' }, sign('used')));
  }
  return found;
}

/** A creature in words, for those who listen. @param {Context} context @param {Occupied} square */
function tileLabel(context, square) {
  const { catalogue } = context;
  const piece = square.piece;
  const card = printed(catalogue, piece.card);
  const parts = [
    `${square.label}: ${card.name}`,
    `${catalogue.terms['attack-value']} ${piece.att}`,
    `${catalogue.terms['defense-value']} ${piece.def}`,
  ];
  for (const token of TOKENS) {
    if (piece[token]) parts.push(`${catalogue.terms[`${token}-token`]} ${piece[token]}`);
  }
  if (piece.used) parts.push(phrase(catalogue, 'mark-used'));
  return parts.join(', ');
}

/** A card in an open hand. @param {Context} context @param {HeldCard} held @param {Attributes} [more] */
export function handCard(context, held, more = {}) {
  const { catalogue } = context;
  const card = printed(catalogue, held.card);
  const cost = Math.min(held.action ?? card.cost, held.creature ?? card.cost);
  return el(
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
    el('span.ss-cost', { 'data-change': cost < card.cost ? 'less' : null }, String(cost)),
    el('span.ss-name', {}, card.name),
    el(
      'span.ss-body',
      {},
      el(
        'span.ss-lines',
        {},
        card.commands && el('span.ss-command', {}, card.commands),
        card.action && el('span.ss-action', {}, card.action),
        card.passive && el('span.ss-passive', {}, card.passive),
      ),
    ),
    el(
      'span.ss-values',
      {},
      card.att !== undefined && value(context, 'att', card.att, card.att),
      crest(card.rank),
      card.att !== undefined && value(context, 'def', card.def ?? 0, card.def ?? 0),
    ),
  );
}

/** @param {Context} context @param {HeldCard} held */
function handLabel(context, held) {
  const { terms } = context.catalogue;
  const card = printed(context.catalogue, held.card);
  const parts = [`${terms.hand}: ${card.name}`, `${terms.cost} ${card.cost}`];
  if (card.att !== undefined) parts.push(`${terms.att} ${card.att}`, `${terms.def} ${card.def}`);
  return parts.join(', ');
}

/** A card lying face down. @param {Attributes} attributes @param {...(Node | string)} children */
export function back(attributes = {}, ...children) {
  return el('span.ss-back', attributes, ...children);
}

/**
 * A card with everything there is to say about it.
 * @param {Context} context
 * @param {string} id
 * @param {Creature} [piece] as it stands in play
 * @param {boolean} [named] whether its name stands above already
 */
export function bigCard(context, id, piece, named = false) {
  const { catalogue } = context;
  const { terms } = catalogue;
  const card = printed(catalogue, id);
  const rank = card.rank === 'boss' ? catalogue.factions[card.faction] : terms[card.rank];
  return el(
    'article.ss-big',
    { 'data-faction': card.faction },
    el(
      'header.ss-big-head',
      {},
      el('span.ss-cost', { title: terms.cost }, String(card.cost)),
      !named && el('h3', {}, card.name),
      el('p.ss-kind', {}, factionSign(card.faction), ` ${catalogue.factions[card.faction] ?? ''} `, crest(card.rank), ` ${rank ?? ''}`),
    ),
    art(context, id),
    card.att !== undefined &&
      el(
        'div.ss-big-values',
        {},
        value(context, 'att', piece?.att ?? card.att, card.att),
        el('span', {}, `${terms.att}`),
        el('span', {}, `${terms.def}`),
        value(context, 'def', piece?.def ?? card.def ?? 0, card.def ?? 0),
      ),
    piece?.changes && changeList(context, piece, card),
    card.commands && text(terms['command-action'], card.commands, 'ss-command'),
    card.special && text(terms['special-action'], card.special, 'ss-command'),
    card.action && text(terms.action, card.action, 'ss-action'),
    card.passive && text(terms.passive, card.passive, 'ss-passive'),
    piece?.storm && stormLine(context, piece),
    keywords(context, card),
    rulings(context, card),
    card !== NOBODY && el('p.small', {}, thingLink('siegestorm', catalogue.bosses[id] ? 'boss' : card.rank === 'boss' ? 'boss-card' : 'card', id)),
  );
}

/** What was decided about a card where its text leaves a doubt. @param {Context} context @param {Printed} card */
function rulings(context, card) {
  if (!card.rulings) return null;
  const lines = card.rulings.map((one) => el('li', {}, ...withClauses(one.text), ' ', clauseLink(one.clause)));
  return el('details.ss-rulings', {}, el('summary', {}, phrase(context.catalogue, 'rulings')), el('ul', {}, ...lines));
}

/** @param {string} name @param {string} words @param {string} kind */
function text(name, words, kind) {
  return el(`p.ss-rule.${kind}`, {}, el('b', {}, name), ' ', words);
}

/** Why the values are what they are: each change with its source. @param {Context} context @param {Creature} piece @param {Printed} card */
function changeList(context, piece, card) {
  const { catalogue } = context;
  const lines = [
    el('li', {}, el('b', {}, `${card.att}/${card.def}`), ' ', phrase(catalogue, 'printed', { n: '' }).trim()),
    ...(piece.changes ?? []).map((change) =>
      el('li', {}, el('b', {}, `${signed(change.att)}/${signed(change.def)}`), ' ', sourceOf(context, change)),
    ),
  ];
  return el('ul.ss-changes', {}, ...lines);
}

/** @param {number} number */
function signed(number) {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** @param {Context} context @param {Changed} change */
function sourceOf(context, change) {
  const { catalogue } = context;
  if (change.card) return printed(catalogue, change.card).name;
  return change.by === 'gang' ? catalogue.terms['gang-token'] : phrase(catalogue, 'until-end-of-turn');
}

/** @param {Context} context @param {Creature} piece */
function stormLine(context, piece) {
  const { catalogue } = context;
  const strengths = Object.values(piece.storm ?? {});
  return el('p.ss-storm', {}, sign('storm'), ` ${catalogue.terms['attack-strength']}: ${strengths.join(' / ')}`);
}

/** @param {Context} context @param {Printed} card */
function keywords(context, card) {
  const known = context.catalogue.keywords;
  const found = (card.keywords ?? []).filter((key) => known[key]);
  if (!found.length) return null;
  const lines = found.flatMap((key) => [el('dt', {}, termLink('siegestorm', key, known[key].name)), el('dd', {}, known[key].text)]);
  return el('dl.ss-keywords', {}, ...lines);
}

/**
 * A phrase of the catalogue with its facts put in.
 * @param {import('./types.js').SiegeCatalogue} catalogue
 * @param {string} key
 * @param {import('/static/js/types.js').PhraseFacts} [facts]
 */
export function phrase(catalogue, key, facts = {}) {
  return filled(String(catalogue.say[key] ?? key), facts);
}

const LIFE = 'life';

/** Who has suffered how much since the reader's last answer, and by what: why the piles have shrunk. */
export class Wounds {
  constructor() {
    /** @type {Map<string, { n: number, lines: string[] }>} by the place that was hit */
    this.found = new Map();
  }

  /** Notes what a step has done; an own answer, or an undo, begins anew. @param {Step} step @param {string | null} seat */
  note(step, seat) {
    if (seat === null || step.by === seat || step.what === 'undo') this.found.clear();
    for (const { kind, facts, text } of step.events) {
      if (kind !== 'Damaged' || !facts.n || !facts.hit) continue;
      const old = this.found.get(facts.hit) ?? { n: 0, lines: [] };
      this.found.set(facts.hit, { n: old.n + facts.n, lines: [...old.lines, text] });
    }
  }

  /** A scene whose seats know what they have lost. @param {SiegeScene} scene @returns {SeenScene} */
  mark(scene) {
    if (!this.found.size) return scene;
    return { ...scene, seats: scene.seats.map((seat) => ({ ...seat, lost: this.found.get(seat.boss ? LIFE : seat.key)?.n })) };
  }

  /** By what a seat has suffered, in words. @param {Seen | undefined} seat @returns {string[]} */
  lines(seat) {
    return (seat && this.found.get(seat.boss ? LIFE : seat.key)?.lines) ?? [];
  }
}
