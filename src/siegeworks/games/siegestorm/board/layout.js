/**
 * The whole board as a tree of elements: where boards, seats, chain and hand lie in each mode, and how
 * large everything is.
 */

import { el } from '/static/js/dom.js';
import { art, handCard, phrase, printed, tile } from './card.js';
import { bossBoard, strip } from './seats.js';
import { sign } from './signs.js';

/** @import { Board as FieldBoard } from './scene.js' */
/** @import { BossSeat, Cards, ChainEntry, Context, Decision, Occupied, Seen, SeenScene } from './types.js' */

const LONG_WORD = 12;
/** Words of more letters are set smaller on a phone. */

/** Everything that is shown. @param {Context} context @param {SeenScene} scene @param {Decision | null} decision */
export function layout(context, scene, decision) {
  const [near, ...others] = scene.seats;
  const boss = others.find((seat) => seat.role === 'boss');
  const ring = scene.layout === 'ring';
  const players = others.filter((seat) => seat.role !== 'boss');
  return el(
    'div.ss',
    { 'data-layout': scene.layout, 'data-boards': scene.boards.length, 'data-boss': Boolean(boss), 'data-chain': scene.chain.entries.length > 0 },
    turnBar(context, scene),
    el(
      'div.ss-far',
      {},
      boss && bossBoard(context, /** @type {BossSeat} */ (boss)),
      ...(ring ? [] : players.map((seat) => strip(context, seat, false))),
    ),
    ring ? ringField(context, scene, players) : field(context, scene),
    chainPanel(context, scene, decision),
    strip(context, near, Boolean(near.hand.cards)),
    near.sight?.cards && sightRow(context, near.sight),
    near.hand.cards && handRow(context, near.hand),
    el('div.ss-sky', { 'aria-hidden': 'true', 'data-k': 'sky' }),
  );
}

// -- the turn -------------------------------------------------------------------------------

/** Which turn it is, whose, and its steps. @param {Context} context @param {SeenScene} scene */
function turnBar(context, scene) {
  const { catalogue } = context;
  const { turn } = scene;
  if (!turn.number) return el('div.ss-turn', {}, el('b', {}, phrase(catalogue, 'set-up')));
  const names = turn.taking.map((letter) => seatOf(scene, letter)?.name || letter);
  const mine = context.seat !== null && turn.taking.length === 1 && turn.taking[0] === context.seat;
  const present = Object.entries(turn.stages);
  const steps = turn.steps.map((step) => {
    const there = present.filter(([, stage]) => stage === step).map(([letter]) => letter);
    const several = present.length > 1 && there.length > 0;
    return el(
      'li',
      { 'aria-current': there.length ? 'step' : null },
      phrase(catalogue, `step-${step}`),
      several && el('small', {}, ` ${there.join(' ').toUpperCase()}`),
    );
  });
  return el(
    'div.ss-turn',
    {},
    el('b', {}, phrase(catalogue, 'turn', { n: turn.number })),
    el('span.ss-whose', { ...sideOf(seatOf(scene, turn.taking[0])), 'data-mine': mine }, sign('turn'), el('span', {}, mine ? context.say('your-turn') : names.join(' & '))),
    turn.extra && el('span.tag.gold', {}, catalogue.terms['extra-turn']),
    el('ol.ss-steps', {}, ...steps),
  );
}

/** Whose something is, as colours and borders show it. @param {Seen | undefined} seat */
function sideOf(seat) {
  return { 'data-side': seat?.role, 'data-seat': seat?.seat };
}

/** @param {SeenScene} scene @param {string} letter */
export function seatOf(scene, letter) {
  return scene.seats.find((seat) => seat.seat === letter);
}

// -- boards ---------------------------------------------------------------------------------

/** One board, or the two of Co-op below the one track of the boss. @param {Context} context @param {SeenScene} scene */
function field(context, scene) {
  const boards = [...scene.boards].reverse();
  if (scene.layout !== 'coop') {
    return el('div.ss-field', { 'data-place': 'field' }, ...boards.map((board) => boardOf(context, scene, board)));
  }
  return el(
    'div.ss-field',
    { 'data-place': 'field' },
    el('div.ss-board.ss-common', { 'data-k': 'common' }, track(context, scene, boards[0].upper, true)),
    ...boards.map((board, place) => boardOf(context, scene, board, { half: true, partner: place > 0 })),
  );
}

/**
 * The ring: the own boards nearest, left and right; those of the others beyond.
 * @param {Context} context
 * @param {SeenScene} scene
 * @param {Seen[]} players
 */
function ringField(context, scene, players) {
  const own = scene.boards.filter((board) => owner(scene, board.lower) === scene.near);
  const left = own.filter((board) => board.lower.endsWith('l'));
  const right = own.filter((board) => !board.lower.endsWith('l'));
  const beyond = scene.boards.filter((board) => !own.includes(board));
  const facing = [...left, ...right].map((board) => owner(scene, board.upper));
  const opposite = players.filter((seat) => !facing.includes(seat.seat)).map((seat) => seat.seat);
  const around = [...new Set([facing[0], ...opposite, ...facing.slice(1)])].flatMap((letter) => seatOf(scene, letter) ?? []);
  return el(
    'div.ss-field.ss-ring',
    { 'data-place': 'field', 'data-beyond': beyond.length },
    el('div.ss-ring-row', { 'data-k': 'beyond', 'data-row': 'beyond' }, ...sorted(scene, beyond, facing[0]).map((board) => boardOf(context, scene, board, { small: true }))),
    el('div.ss-ring-row', { 'data-k': 'others', 'data-row': 'seats' }, ...around.map((seat) => strip(context, seat, false))),
    el('div.ss-ring-row', { 'data-k': 'own', 'data-row': 'own' }, ...[...left, ...right].map((board) => boardOf(context, scene, board, { arrow: true }))),
  );
}

/**
 * The boards of the others, the one of the left neighbour first.
 * @param {SeenScene} scene
 * @param {FieldBoard[]} boards
 * @param {string | undefined} left
 */
function sorted(scene, boards, left) {
  const first = (/** @type {FieldBoard} */ board) => [owner(scene, board.lower), owner(scene, board.upper)].includes(left ?? '');
  return [...boards].sort((one, other) => Number(first(other)) - Number(first(one)));
}

/** @param {SeenScene} scene @param {string} name of a track @returns {string} */
function owner(scene, name) {
  return scene.tracks[name]?.seat ?? '';
}

/**
 * A board: the track that comes towards us, the Battle Zone, the track that goes away from us.
 * @param {Context} context
 * @param {SeenScene} scene
 * @param {FieldBoard} board
 * @param {{ half?: boolean, partner?: boolean, small?: boolean, arrow?: boolean }} [more]
 */
function boardOf(context, scene, board, more = {}) {
  const who = (/** @type {string} */ name) => seatOf(scene, owner(scene, name))?.name ?? '';
  return el(
    'div.ss-board',
    {
      'data-k': `board:${board.number}`,
      'data-small': more.small,
      'data-half': more.half,
      'data-partner': more.partner,
      role: 'group',
      'aria-label': `${who(board.lower)} – ${who(board.upper)}`,
    },
    !more.half && track(context, scene, board.upper, true, more.small),
    el('div.ss-battle', {}, ...board.zone.map((name) => square(context, scene, name))),
    track(context, scene, board.lower, false, more.small || more.half),
  );
}

/**
 * A War Track; one that comes towards us advances to the left.
 * @param {Context} context
 * @param {SeenScene} scene
 * @param {string} name
 * @param {boolean} towards
 * @param {boolean} [named] whether it says whose it is
 */
function track(context, scene, name, towards, named) {
  const found = scene.tracks[name];
  if (!found) return el('div.ss-track', {});
  const squares = found.squares.map((each) => square(context, scene, each));
  const leaving = found.leaving.map((each) => square(context, scene, each));
  const seat = seatOf(scene, found.seat);
  const order = towards ? [...leaving.reverse(), ...squares.reverse()] : [...squares, ...leaving];
  return el(
    'div.ss-track',
    {
      'data-place': found.key,
      ...sideOf(seat),
      'data-towards': towards,
      'data-leaving': leaving.length > 0,
      title: found.marks.map((mark) => phrase(context.catalogue, `mark-${mark}`)).join(', ') || null,
    },
    named && el('span.ss-flag', {}, `${found.seat.toUpperCase()}`),
    ...order,
    found.marks.includes('unopposed') && el('span.ss-track-mark', {}, sign('storm')),
  );
}

/** A space with who stands on it. @param {Context} context @param {SeenScene} scene @param {string} name */
function square(context, scene, name) {
  const { catalogue } = context;
  const found = scene.squares[name];
  if (!found) return el('div.ss-square', {});
  const seat = seatOf(scene, found.piece?.seat ?? found.seat ?? '');
  const attributes = { 'data-kind': found.kind, ...(found.kind === 'land' && !found.piece ? { 'data-side': 'nobody' } : sideOf(seat)) };
  if (found.piece) {
    const full = /** @type {Occupied} */ (found);
    return el('div.ss-square', { ...attributes, 'data-k': found.key, 'data-full': true }, tile(context, full, sideOf(seat)), storming(context, full));
  }
  const term = { deploy: 'deployment-zone', front: 'frontline', land: 'no-mans-land' }[/** @type {'deploy'} */ (found.kind)];
  return el(
    'button.ss-square',
    { ...attributes, type: 'button', 'data-place': found.key, 'aria-label': `${found.label}: ${phrase(catalogue, 'empty')}` },
    term && el('span.ss-ground', { 'data-long': catalogue.terms[term].split(' ').some((word) => word.length > LONG_WORD) }, catalogue.terms[term]),
  );
}

/** What a creature that leaves its track would storm with. @param {Context} context @param {Occupied} found */
function storming(context, found) {
  if (found.kind !== 'leaving' || !found.piece.storm) return null;
  const strengths = Object.values(found.piece.storm).join('/');
  return el('span.ss-strength', { title: phrase(context.catalogue, 'storm-strength', { n: strengths }) }, sign('storm'), strengths);
}

// -- hand, Vision, chain --------------------------------------------------------------------

/** @param {Context} context @param {Cards} hand */
function handRow(context, hand) {
  const { catalogue } = context;
  const cards = (hand.cards ?? []).map((held) => handCard(context, held));
  return el(
    'div.ss-hand',
    { 'data-place': hand.key, role: 'group', 'data-n': cards.length, 'aria-label': `${catalogue.terms.hand}: ${cards.length}/${catalogue.handLimit}` },
    ...cards,
    !cards.length && el('span.soft', {}, `${catalogue.terms.hand}: –`),
  );
}

/** The cards of a Vision. @param {Context} context @param {Cards} sight */
function sightRow(context, sight) {
  return el(
    'div.ss-hand.ss-vision',
    { 'data-place': sight.key, role: 'group', 'aria-label': context.catalogue.terms.vision },
    el('b.ss-vision-name', {}, context.catalogue.terms.vision),
    ...(sight.cards ?? []).map((held) => handCard(context, held)),
  );
}

/**
 * The chain of command as a stack, the newest on top; with "react or pass" where that is asked.
 * @param {Context} context
 * @param {SeenScene} scene
 * @param {Decision | null} decision
 */
function chainPanel(context, scene, decision) {
  const { catalogue } = context;
  const { entries } = scene.chain;
  const reacting = decision?.prompt === 'react';
  const pass = reacting && decision?.options.find((option) => option.text === 'pass');
  return el(
    'aside.ss-chain',
    { 'data-place': scene.chain.key, 'data-empty': entries.length === 0, 'aria-label': catalogue.terms['chain-of-command'] },
    entries.length > 0 && el('h2', {}, reacting ? phrase(catalogue, 'react-or-pass') : catalogue.terms['chain-of-command']),
    ...entries.map((entry, place) => chainEntry(context, scene, entry, place === entries.length - 1)).reverse(),
    pass && el('button.button.main', { type: 'button', 'data-answer': 'pass' }, pass.label),
  );
}

/** @param {Context} context @param {SeenScene} scene @param {ChainEntry} entry @param {boolean} next */
function chainEntry(context, scene, entry, next) {
  const { catalogue } = context;
  const card = printed(catalogue, entry.card);
  const seat = seatOf(scene, entry.seat);
  const kind = catalogue.terms[entry.kind === 'special' ? 'special-action' : entry.kind];
  const chosen = (entry.chosen ?? []).map((target) =>
    target.card ? printed(catalogue, target.card).name : target.at === 'menace' ? catalogue.terms['menace-level'] : catalogue.terms.supporter,
  );
  const does = { action: card.action, ability: card.passive, special: card.special }[/** @type {'action'} */ (entry.kind)];
  const state = entry.negated ? 'negated' : entry.due ? 'to-pay' : entry.open ? 'open-to-reactions' : next ? 'next-up' : '';
  return el(
    'button.ss-entry',
    {
      type: 'button',
      'data-place': entry.key,
      'data-card': entry.card,
      ...sideOf(seat),
      'data-negated': entry.negated,
      'data-targets': (entry.chosen ?? []).map((target) => target.at).filter(Boolean).join(' ') || null,
    },
    art(context, entry.card),
    el(
      'span.ss-entry-words',
      {},
      el('b', {}, card.name),
      el('small', {}, `${seat?.name ?? ''} · ${kind}`),
      does && el('span.ss-does', {}, does),
      chosen.length > 0 && el('span.ss-chosen', {}, `→ ${chosen.join(', ')}`),
      state && el('span.ss-state', { 'data-state': state }, phrase(catalogue, state, { n: entry.due ?? 0 })),
    ),
  );
}

const PHONE = 640;
const TABLET = 980;
/** Heights of a space of the Battlefield in pixels, by size of the screen: least and most. */
/** @type {Record<string, [number, number]>} */
const HEIGHTS = { phone: [46, 118], tablet: [70, 168], wide: [64, 176] };

/**
 * Makes the spaces as high as they can be without scrolling.
 * @param {HTMLElement} host
 * @param {HTMLElement} root
 * @param {HTMLElement} tree
 */
export function fit(host, root, tree) {
  const width = host.clientWidth;
  const size = width < PHONE ? 'phone' : width < TABLET ? 'tablet' : 'wide';
  root.dataset.size = size;
  const [least, most] = HEIGHTS[size];
  const room = Math.min(host.clientHeight || Infinity, window.innerHeight);
  let [low, high] = [least, most];
  set(root, high);
  if (tree.scrollHeight <= room) return;
  while (high - low > 3) {
    const middle = Math.floor((low + high) / 2);
    set(root, middle);
    if (tree.scrollHeight <= room) low = middle;
    else high = middle;
  }
  set(root, low);
}

/** @param {HTMLElement} root @param {number} height */
function set(root, height) {
  root.style.setProperty('--tile', `${height}px`);
  root.toggleAttribute('data-low', height < 84);
  root.toggleAttribute('data-flat', height < 56);
}
