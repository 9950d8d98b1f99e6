/**
 * The head above the map, and the bar below it: what is picked so far, what is open, and buttons for it.
 */

import { thingLink } from '/static/js/clauses.js';
import { el } from '/static/js/dom.js';
import { rulingsOf } from './notes.js';
import { bossPicture, choices, stormOf } from './piles.js';
import { giftTo, giftWords } from './seats.js';
import { FACINGS } from './table.js';

/** @import { Table } from './table.js' */
/** @import { Pick, RiftOption as Choice } from './types.js' */

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

const COLOURS = ['red', 'green', 'blue', 'yellow'];

/** @param {Table} table @param {(option: Choice) => void} answer */
export function headOf(table, answer) {
  const { scene, say } = table;
  return el(
    'header',
    { class: 'rift-head' },
    el(
      'div',
      { class: 'title' },
      el('h2', {}, table.scenario.name),
      el('p', { class: 'soft' }, scene.round ? say('round', { n: scene.round }) : say('short-set-up'), scene.last ? el('b', { class: 'last' }, ` · ${say('last-round')}`) : null),
    ),
    phases(table),
    el('ul', { class: 'stock' }, ...stock(table)),
    spells(table, answer),
    stormOf(table),
  );
}

/** @param {Table} table */
function phases(table) {
  const { scene, say } = table;
  const now = scene.phases.indexOf(scene.phase);
  return el(
    'ol',
    { class: 'phases' },
    ...scene.phases.map((phase, place) =>
      el(
        'li',
        {
          class: place === now ? 'now' : place < now ? 'past' : '',
          'aria-current': place === now ? 'step' : null,
          title: table.catalogue.phases[phase],
        },
        el('span', { class: 'n' }, String(place + 1)),
        el('span', { class: 'name' }, say(`short-${phase}`)),
      ),
    ),
  );
}

/** @param {Table} table */
function stock(table) {
  const { scene, say, pictures } = table;
  const item = (/** @type {string} */ key, /** @type {Node} */ icon, /** @type {string} */ value, style = '') =>
    el('li', { class: `${key} ${style}`, title: say(key), 'data-stock': key }, icon, el('b', {}, value), el('span', { class: 'unseen' }, say(key)));
  const low = scene.health * 3 <= scene.most ? 'low' : '';
  const goal = scene.goal;
  return [
    item('kingdom', pictures.icon('token', 'health'), `${scene.health}/${scene.most}`, low),
    item('crystals', pictures.icon('token', 'crystal'), String(scene.crystals)),
    scene.boss && goal.kind === 'boss'
      ? item('lives', pictures.icon('boss', bossPicture(scene.boss)), `${goal.of - goal.done}/${goal.of}`)
      : item('portals', pictures.icon('portal', 0), `${goal.done}/${goal.of}`),
    item('soldiers', pictures.icon('token', 'soldier'), String(scene.soldiers)),
    scene.ghosts ? item('ghosts', pictures.icon('sign', 'ghost'), String(scene.ghosts)) : null,
    scene.banned ? closed(table) : null,
  ];
}

/** The colour a solo player may not build on this round. @param {Table} table */
function closed(table) {
  const colour = table.catalogue.colours[table.scene.banned];
  const text = table.say('closed', { colour });
  return el(
    'li',
    { class: 'closed', title: text },
    table.pictures.icon('seat', COLOURS.indexOf(table.scene.banned)),
    el('b', { 'aria-hidden': 'true' }, `✕ ${colour}`),
    el('span', { class: 'unseen' }, text),
  );
}

/** @param {Table} table @param {(option: Choice) => void} answer */
function spells(table, answer) {
  const { scene, catalogue, pictures } = table;
  if (!scene.spells.length) return null;
  return el(
    'ul',
    { class: 'spells', 'aria-label': table.say('spells') },
    ...scene.spells.map((name) => {
      const option = table.of('cast').find((one) => one.thing === name);
      const spell = catalogue.spells[name];
      return el(
        'li',
        {},
        el(
          'button',
          {
            class: `spell ${option ? 'lit' : ''}`,
            type: 'button',
            title: `${spell.name}: ${spell.text}`,
            'aria-label': option?.label ?? `${spell.name}: ${spell.text}`,
            'aria-disabled': option ? null : 'true',
            'data-place': `spell:${name}`,
            'data-key': `spell:${name}`,
            'data-answer': option?.text,
            onclick: () => (option ? answer(option) : table.context.announce(`${spell.name}: ${spell.text}`)),
          },
          pictures.icon('spell', name),
          el('span', {}, spell.name),
        ),
      );
    }),
  );
}
