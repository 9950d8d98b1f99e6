/**
 * What lies before each seat: name, piles, Supporters; and the boards of a boss.
 */

import { art, back, handCard, phrase, printed } from './card.js';
import { el } from '/static/js/dom.js';
import { sign } from './signs.js';

/** @import { BossScene, BossSeat, Context, HeldCard, Seen } from './types.js' */

/** Resources from here down are marked: the end is near. */
const LOW = 6;

/**
 * A player's strip: who, which piles, which Supporters.
 * @param {Context} context
 * @param {Seen} seat
 * @param {boolean} open whether the hand is shown elsewhere
 */
export function strip(context, seat, open) {
  const out = !seat.alive;
  return el(
    'section.ss-seat',
    { 'data-k': `strip:${seat.seat}`, 'data-side': seat.role, 'data-seat': seat.seat, 'data-turn': seat.turn, 'data-out': out },
    plate(context, seat),
    !out && el('div.ss-piles', {}, ...piles(context, seat, open)),
    !out && seat.role !== 'boss' && support(context, seat),
  );
}

/** @param {Context} context @param {Seen} seat */
function plate(context, seat) {
  const { catalogue } = context;
  const role = seat.role === 'you' && context.seat ? phrase(catalogue, 'you') : seat.role === 'partner' ? catalogue.terms.partner : '';
  const marks = seat.marks.map((mark) => phrase(catalogue, `mark-${mark}`));
  const label = [seat.name, role, seat.alive ? '' : phrase(catalogue, 'out'), ...marks].filter(Boolean).join(', ');
  return el(
    'button.ss-plate',
    { type: 'button', 'data-place': seat.key, 'aria-label': label, title: marks.join(', ') || null },
    el('span.ss-letter', {}, seat.seat.toUpperCase()),
    el('span.ss-who', {}, seat.name),
    role && el('small', {}, role),
    seat.turn && sign('turn'),
    ...seat.marks.map((mark) => el('span.ss-mark', { 'data-mark': mark }, sign(mark === 'extra' ? 'arrow' : 'def'))),
    !seat.alive && el('small', {}, phrase(catalogue, 'out')),
  );
}

/** @param {Context} context @param {Seen} seat @param {boolean} open */
function piles(context, seat, open) {
  const { terms } = context.catalogue;
  const found = [
    pile(context, seat.resources.key, 'resources', terms.resources, seat.resources.n, { low: seat.resources.n <= LOW && seat.role !== 'boss', lost: seat.boss ? 0 : seat.lost }),
    pile(context, seat.casualties.key, 'casualties', terms.casualties, seat.casualties.cards.length, { top: seat.casualties.cards.at(-1) }),
  ];
  if (!open) found.splice(1, 0, pile(context, seat.hand.key, 'hand', terms.hand, seat.hand.n));
  if (seat.healing) found.push(pile(context, seat.healing.key, 'healing', terms['healing-pile'], seat.healing.cards.length, { top: seat.healing.cards.at(-1) }));
  if (seat.boss) found.push(pile(context, seat.boss.reserves.key, 'reserves', terms.reserves, seat.boss.reserves.cards.length, { top: seat.boss.reserves.cards.at(-1) }));
  if (seat.sight && !seat.sight.cards) found.push(pile(context, seat.sight.key, 'hand', terms.vision, seat.sight.n));
  if (seat.removed) found.push(pile(context, seat.removed.key, 'removed', phrase(context.catalogue, 'removed'), seat.removed.cards.length));
  return found;
}

/**
 * A pile with its count; an open one shows its top card.
 * @param {Context} context
 * @param {string} key
 * @param {string} kind
 * @param {string} name
 * @param {number} count
 * @param {{ low?: boolean, top?: string, lost?: number }} [more]
 */
function pile(context, key, kind, name, count, more = {}) {
  return el(
    'button.ss-pile',
    {
      type: 'button',
      'data-place': key,
      'data-kind': kind,
      'data-low': more.low,
      'data-empty': count === 0,
      'aria-label': [`${name}: ${count}`, more.lost && phrase(context.catalogue, 'lost', { n: more.lost })].filter(Boolean).join(', '),
    },
    more.lost ? loss(context, more.lost) : null,
    el('span.ss-stack', {}, more.top ? art(context, more.top) : sign(kind)),
    el('b', {}, String(count), more.low && '!'),
    el('small', {}, name),
  );
}

/** What was lost to damage since one could last do anything. @param {Context} context @param {number} n */
function loss(context, n) {
  return el('em.ss-loss', { 'data-k': 'loss', title: phrase(context.catalogue, 'lost', { n }) }, `−${n}`);
}

/** The Support Zone: cards face down, upright while ready, lying while committed. @param {Context} context @param {Seen} seat */
function support(context, seat) {
  const { catalogue } = context;
  const cards = seat.support.cards.map((supporter, place) => {
    const name = supporter.card ? printed(catalogue, supporter.card).name : phrase(catalogue, 'face-down');
    const state = phrase(catalogue, supporter.ready ? 'ready' : 'committed');
    return el(
      'button.ss-supporter',
      {
        type: 'button',
        'data-place': supporter.key,
        'data-card': supporter.card,
        'data-ready': supporter.ready,
        'aria-label': `${catalogue.terms.supporter} ${place + 1}: ${name}, ${state}`,
      },
      back({}, supporter.card ? art(context, supporter.card) : ''),
    );
  });
  const ready = seat.support.cards.filter((supporter) => supporter.ready).length;
  return el(
    'div.ss-support',
    {},
    el(
      'button.ss-zone',
      {
        type: 'button',
        'data-place': seat.support.key,
        'aria-label': `${catalogue.terms['support-zone']}: ${cards.length}, ${phrase(catalogue, 'ready')} ${ready}`,
      },
      sign('support'),
      el('b', {}, `${ready}/${cards.length}`),
      el('small', {}, catalogue.terms.supporters),
    ),
    ...cards,
  );
}

/** The boss: life, Menace track, its open hand, and why it acted so. @param {Context} context @param {BossSeat} seat */
export function bossBoard(context, seat) {
  const { catalogue } = context;
  const { terms } = catalogue;
  const { boss, hand } = seat;
  const cards = hand.cards ?? [];
  return el(
    'section.ss-boss',
    { 'data-k': 'boss', 'data-turn': seat.turn },
    el(
      'div.ss-boss-head',
      {},
      el(
        'button.ss-portrait',
        { type: 'button', 'data-place': boss.key, 'data-boss': boss.card, 'aria-label': `${terms['boss-card']}: ${seat.name}` },
        art(context, boss.card),
      ),
      el(
        'div.ss-boss-name',
        {},
        el(
          'button.ss-plate',
          { type: 'button', 'data-place': seat.key, 'aria-label': seat.name },
          el('span.ss-who', {}, seat.name),
          el('small', {}, terms[boss.difficulty]),
          seat.turn && sign('turn'),
        ),
        lifeMeter(context, boss, seat.lost),
      ),
      menaceTrack(context, boss),
      el('div.ss-piles', {}, ...piles(context, seat, true)),
    ),
    el(
      'div.ss-boss-hand',
      { 'data-place': hand.key, role: 'group', 'aria-label': `${seat.name}: ${terms.hand}` },
      ...cards.map((held) => bossCard(context, held, boss.affordable.includes(held.card))),
      !cards.length && el('span.soft', {}, `${terms.hand}: –`),
      boss.reasons.length > 0 &&
        el('button.ss-why', { type: 'button', 'data-reasons': true }, el('b', {}, '?'), ' ', el('span', {}, boss.reasons.at(-1))),
    ),
  );
}

/** @param {Context} context @param {HeldCard} held @param {boolean} playable */
function bossCard(context, held, playable) {
  const element = handCard(context, held, { 'data-playable': playable });
  const note = phrase(context.catalogue, playable ? 'playable' : 'too-dear');
  element.setAttribute('aria-label', `${element.getAttribute('aria-label')}, ${note}`);
  element.setAttribute('title', note);
  if (!playable) element.append(el('span.ss-lock', {}, sign('lock')));
  return element;
}

/** @param {Context} context @param {BossScene} boss @param {number} [lost] */
function lifeMeter(context, boss, lost) {
  const { terms } = context.catalogue;
  const { now, start } = boss.life;
  const bar = el('span.ss-bar', {}, el('span.ss-bar-full', { 'data-percent': Math.round((100 * Math.max(0, now)) / start) }));
  return el(
    'div.ss-life',
    { 'data-place': boss.life.key, role: 'meter', 'aria-valuenow': now, 'aria-valuemin': 0, 'aria-valuemax': start, 'aria-label': terms['life-points'] },
    sign('life'),
    bar,
    el('b', {}, `${now}/${start}`),
    lost ? loss(context, lost) : null,
    boss.goal && el('span.tag.gold', {}, `${phrase(context.catalogue, 'victory')} ${boss.goal.now}/${boss.goal.needed}`),
  );
}

/** @param {Context} context @param {BossScene} boss */
function menaceTrack(context, boss) {
  const { catalogue } = context;
  const last = catalogue.levels.at(-1);
  const levels = catalogue.levels.map((level) =>
    el('span', { 'data-here': level === boss.menace.now, 'data-reached': level <= boss.menace.now }, level === last ? `${level}+` : String(level)),
  );
  return el(
    'button.ss-menace',
    { type: 'button', 'data-place': boss.menace.key, 'aria-label': `${catalogue.terms['menace-level']}: ${boss.menace.now}` },
    el('small', {}, catalogue.terms['menace-level']),
    el('span.ss-levels', {}, ...levels),
  );
}
