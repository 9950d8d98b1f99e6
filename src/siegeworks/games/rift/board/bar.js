/**
 * The bar below the map: what is picked so far, what is still open, and buttons for it.
 */

import { thingLink } from '/static/js/clauses.js';
import { el } from '/static/js/dom.js';
import { rulingsOf } from './notes.js';
import { choices } from './piles.js';
import { giftTo, giftWords } from './seats.js';
import { FACINGS } from './table.js';

/** @import { Pick, RiftOption as Choice } from './types.js' */
/** @import { Table } from './table.js' */

const ARROWS = /** @type {Record<string, string>} */ ({ n: '↑', e: '→', s: '↓', w: '←' });
/** What is picked on the map, on a card, in the hand, in the supply or among the spells. */
const ELSEWHERE = new Set(['play', 'pass', 'buy', 'cast', 'move', 'step', 'tile', 'soldier', 'portal', 'relocate', 'base', 'face', 'raze', 'horde']);

/**
 * @typedef {object} Doing
 * @property {(option: Choice) => void} answer
 * @property {(pick: Pick) => void} pick
 * @property {() => void} back
 */

/** @param {Table} table @param {Doing} doing */
export function barOf(table, doing) {
  const part = table.pick.tower && table.pick.site ? turning(table, doing) : table.of('face').length ? facing(table, doing) : table.pick.tower ? building(table, doing) : acting(table, doing);
  return part ? el('section', { class: 'rift-bar' }, ...part) : null;
}

/** The four ways a tower or hero may be turned, as buttons. @param {Table} table @param {Choice[]} open @param {Doing} doing */
function turns(table, open, doing) {
  return el(
    'div',
    { class: 'turns', role: 'group' },
    ...FACINGS.map((name) => {
      const option = open.find((one) => one.facing === name);
      const on = table.pick.facing === name;
      return el(
        'button',
        {
          class: `button square turn ${on ? 'on' : ''}`,
          type: 'button',
          disabled: !option,
          'aria-pressed': String(on),
          'aria-label': option ? `${table.say(`facing-${name}`)}. ${strikes(table, option)}` : table.say(`facing-${name}`),
          'data-key': `bar ${name}`,
          onclick: () => doing.pick({ ...table.pick, facing: name }),
        },
        ARROWS[name] ?? '',
        option?.targets?.length ? el('span', { class: 'hits' }, String(option.targets.length)) : null,
      );
    }),
  );
}

/** What would be struck. @param {Table} table @param {Choice} option */
export function strikes(table, option) {
  const spaces = (option.targets ?? []).map((serial) => table.horde(serial)?.space).filter(Boolean);
  return spaces.length ? table.say('strikes', { hordes: spaces.join(', ') }) : table.say('strikes-none');
}

/** @param {Table} table @param {Doing} doing */
function turning(table, doing) {
  const { tower, site, facing: now } = table.pick;
  const open = table.of('play').filter((one) => one.tower === tower && one.site === site);
  const option = open.find((one) => one.facing === now);
  return [
    el('p', { class: 'words' }, el('b', {}, table.say('choose-facing', { tower: table.catalogue.towers[tower ?? ''].name, space: site?.slice(5) ?? '' })), ' ', option ? el('span', { class: option.targets?.length ? 'hit' : 'soft' }, strikes(table, option)) : null),
    turns(table, open, doing),
    el('div', { class: 'ends' }, back(table, doing), confirm(table, option, doing)),
  ];
}

/** @param {Table} table @param {Doing} doing */
function facing(table, doing) {
  const open = table.of('face');
  const option = open.find((one) => one.facing === table.pick.facing);
  return [
    el('p', { class: 'words' }, option ? strikes(table, option) : (table.state?.decision?.text ?? '')),
    turns(table, open, doing),
    el('div', { class: 'ends' }, confirm(table, option, doing)),
  ];
}

/** @param {Table} table @param {Doing} doing */
function building(table, doing) {
  const name = table.catalogue.towers[table.pick.tower ?? '']?.name ?? '';
  const gifts = table.scene.seats.flatMap((seat) => giftTo(table, seat.seat).map((option) => ({ option, seat })));
  const sites = table.of('play').some((one) => one.tower === table.pick.tower);
  const words = table.prompt === 'buy' ? name : table.say(gifts.length ? 'choose-site' : 'choose-site-only', { tower: name });
  return [
    el('p', { class: 'words' }, el('b', {}, sites || table.prompt === 'buy' ? words : table.say('only-pass', { tower: name }))),
    gifts.length
      ? el(
          'div',
          { class: 'gifts' },
          ...gifts.map(({ option, seat }) =>
            el('button', { class: `button seat-${seat.seat}`, type: 'button', 'data-key': `bar ${option.text}`, 'data-answer': option.text, 'aria-label': option.label, onclick: () => doing.answer(option) }, giftWords(table, option, seat)),
          ),
        )
      : null,
    rulingsOf(table, table.catalogue.towers[table.pick.tower ?? '']),
    table.pick.tower ? el('p', { class: 'small' }, thingLink('rift', 'tower', table.pick.tower)) : null,
    el('div', { class: 'ends' }, back(table, doing)),
  ];
}

/** What a hero or a tower may do now, who may be chosen, and all that no other part offers. @param {Table} table @param {Doing} doing */
function acting(table, doing) {
  const chosen = new Set(choices(table));
  const open = table.options.filter((option) => option.at.length && !ELSEWHERE.has(option.verb ?? '') && !chosen.has(option) && !(option.verb === 'bench' && table.scene.bench.includes(option.thing ?? '')));
  if (!open.length) return null;
  return [
    el(
      'div',
      { class: 'actions' },
      ...open.map((option) =>
        el(
          'button',
          { class: `button ${option.to ? `seat-${option.to}` : ''} ${noteOf(table, option) ? 'told' : ''}`, type: 'button', 'data-key': `bar ${option.text}`, 'data-answer': option.text, onclick: () => doing.answer(option) },
          option.hero && (option.verb === 'hero' || option.verb === 'beast') ? table.pictures.icon('hero', option.hero) : null,
          el('span', { class: 'label' }, option.label),
          noteOf(table, option) ? el('span', { class: 'note' }, noteOf(table, option)) : null,
        ),
      ),
    ),
  ];
}

/** What an action of a hero does. @param {Table} table @param {Choice} option */
function noteOf(table, option) {
  if (option.verb === 'ability') return table.catalogue.abilities[option.thing ?? '']?.text ?? '';
  if (option.verb === 'rest') return table.catalogue.terms.rest?.text ?? '';
  if (option.verb === 'attack' && option.hero) return table.catalogue.heroes[option.hero]?.basic ?? '';
  return '';
}

/** @param {Table} table @param {Doing} doing */
function back(table, doing) {
  return el('button', { class: 'button back', type: 'button', 'data-key': 'back', onclick: doing.back }, table.say('back'));
}

/** @param {Table} table @param {Choice | undefined} option @param {Doing} doing */
function confirm(table, option, doing) {
  return el(
    'button',
    { class: 'button main', type: 'button', disabled: !option, 'data-key': 'confirm', 'data-answer': option?.text, 'aria-label': option ? `${table.say('confirm')}: ${option.label}` : null, onclick: () => option && doing.answer(option) },
    table.say('confirm'),
  );
}
