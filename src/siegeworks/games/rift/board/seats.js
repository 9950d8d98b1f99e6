/**
 * The players: hero boards, hands, passed towers, who is done; and the hand before the reader.
 */

import { el } from '/static/js/dom.js';
import { nameOf, rulingsOf, towerSketch } from './notes.js';
import { thingNamed } from '/static/js/clauses.js';

/** @import { FigureScene, RiftOption as Choice, RiftSeat, SlotScene } from './types.js' */
/** @import { Table } from './table.js' */

const NUMBER = /** @type {Record<string, number>} */ ({ a: 0, b: 1, c: 2, d: 3 });

/**
 * @typedef {object} Doing
 * @property {(option: Choice) => void} answer
 * @property {(tower: string) => void} take picks a tower of the hand
 * @property {(event: PointerEvent, tower: string) => void} drag
 */

/** Equal things counted, in order. @param {string[]} things @returns {[string, number][]} */
export function counted(things) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}

/** All players. @param {Table} table @param {Doing} doing */
export function seatsOf(table, doing) {
  return el('div', { class: 'rift-seats' }, ...table.scene.seats.map((seat) => seatOf(table, seat, doing)));
}

/** @param {Table} table @param {RiftSeat} seat @param {Doing} doing */
function seatOf(table, seat, doing) {
  const { scene, say } = table;
  const figures = scene.figures.filter((one) => one.seat === seat.seat);
  const gift = giftTo(table, seat.seat);
  const own = seat.seat === table.near;
  const mark = seat.ready ? el('span', { class: 'tag good' }, `✓ ${say('ready')}`) : seat.deciding && scene.seats.length > 1 ? el('span', { class: 'tag busy' }, say('busy')) : null;
  return el(
    'section',
    { class: `seat seat-${seat.seat} ${own ? 'own' : ''} ${gift.length ? 'lit' : ''}`, 'data-place': seat.at, 'aria-label': seat.name },
    el('header', {}, table.pictures.icon('seat', NUMBER[seat.seat] ?? 0, 'rift-flag'), el('h3', {}, seat.name, own && scene.seats.length > 1 ? el('span', { class: 'soft small' }, ` (${say('you')})`) : null), mark),
    ...figures.map((figure) => heroOf(table, figure)),
    el('div', { class: 'towers' }, towerRow(table, say('hand'), seat.hand, 'hand'), seat.passed.length ? towerRow(table, say('passed'), seat.passed, 'passed') : null),
    own && scene.bench.length ? bench(table, doing) : null,
  );
}

/** The options that give the picked tower to a seat. @param {Table} table @param {string} seat */
export function giftTo(table, seat) {
  return table.of('pass', 'buy', 'give').filter((option) => option.to === seat && (option.verb === 'give' || option.tower === table.pick.tower));
}

/** @param {Table} table @param {Choice} option @param {RiftSeat} seat */
export function giftWords(table, option, seat) {
  const { say, catalogue } = table;
  if (option.verb === 'buy') return say('buy-for', { name: seat.name });
  if (option.verb !== 'pass') return option.label;
  const tower = catalogue.towers[option.new ?? ''].name;
  if (seat.seat === table.near) return say('upgrade-to', { tower });
  return option.new === option.tower ? say('pass-same', { name: seat.name }) : say('pass-to', { name: seat.name, tower });
}

/** @param {Table} table @param {FigureScene} figure */
function heroOf(table, figure) {
  const { catalogue, say, pictures } = table;
  const hero = catalogue.heroes[figure.hero];
  const where = figure.space || say('on-board');
  const states = [figure.state ? say(`state-${figure.state}`) : '', figure.lasting.includes('protected') ? say('lasting') : ''].filter(Boolean);
  const hearts = el('span', { class: 'hearts', role: 'img', 'aria-label': say('health', { n: figure.health, most: figure.most }) });
  for (let n = 0; n < figure.most; n += 1) hearts.append(el('i', { class: n < figure.health ? 'full' : '' }));
  return el(
    'div',
    { class: `hero ${figure.beast ? 'beast' : ''} ${figure.state === 'down' ? 'down' : ''}`, 'data-place': figure.at },
    pictures.icon('hero', figure.hero, 'portrait'),
    el(
      'div',
      { class: 'who' },
      el('p', { class: 'name' }, el('b', {}, thingNamed('rift', 'hero', figure.hero, [hero.name])), ' ', hearts),
      el('p', { class: 'soft small' }, where, el('span', { class: 'moves' }, ` · ${say('moves-of', { n: figure.moves })}`), ...states.map((text) => ` · ${text}`)),
      figure.slots.length
        ? el(
            'ul',
            { class: 'slots' },
            ...figure.slots.map((slot) => ability(table, slot)),
          )
        : null,
      rulingsOf(table, hero),
    ),
  );
}

/** @param {Table} table @param {SlotScene} slot */
function ability(table, slot) {
  const one = table.catalogue.abilities[slot.ability];
  const state = table.say(slot.ready ? 'ability-ready' : 'ability-used');
  return el('li', { class: slot.ready ? 'ready' : 'used', title: `${one.name}: ${one.text}` }, el('span', {}, one.name), el('span', { class: 'unseen' }, ` (${state})`));
}

/** Towers as small pictures, equal ones counted. @param {Table} table @param {string} title @param {string[]} towers @param {string} style */
function towerRow(table, title, towers, style) {
  const { catalogue, pictures } = table;
  return el(
    'div',
    { class: `row ${style}` },
    el('span', { class: 'label' }, title),
    towers.length
      ? el(
          'ul',
          {},
          ...counted(towers).map(([name, number]) => {
            const tower = catalogue.towers[name];
            const face = [pictures.icon('tower', name), number > 1 ? el('b', {}, `×${number}`) : null, el('span', { class: 'unseen' }, `${tower.name} ${tower.level}`)];
            return el('li', {}, thingNamed('rift', 'tower', name, face, `${tower.name}: ${tower.text}`));
          }),
        )
      : el('span', { class: 'soft' }, '–'),
  );
}

/** @param {Table} table @param {Doing} doing */
function bench(table, doing) {
  const { scene, catalogue, pictures, say } = table;
  return el(
    'div',
    { class: 'row bench' },
    el('span', { class: 'label' }, say('bench')),
    el(
      'ul',
      {},
      ...scene.bench.map((name) => {
        const option = table.prompt === 'act' ? table.of('bench').find((one) => one.thing === name) : undefined;
        const hero = catalogue.heroes[name];
        const face = pictures.icon('hero', name);
        return el(
          'li',
          { title: `${hero.full}: ${hero.basic}` },
          option
            ? el('button', { class: 'bench-call', type: 'button', 'aria-label': option.label, 'data-key': option.text, 'data-answer': option.text, onclick: () => doing.answer(option) }, face)
            : face,
        );
      }),
    ),
  );
}

// -- the hand before the reader -----------------------------------------------------------------

/** The own hand as cards that can be picked or dragged. @param {Table} table @param {Doing} doing */
export function handOf(table, doing) {
  const seat = table.near ? table.seat(table.near) : undefined;
  if (!seat || !table.scene.round) return null;
  const cards = counted(seat.hand).map(([name, number]) => handCard(table, seat, name, number, doing));
  return el(
    'section',
    { class: 'rift-hand', 'aria-label': table.say('hand') },
    cards.length ? el('ul', {}, ...cards) : el('p', { class: 'soft' }, table.say('hand-empty')),
  );
}

/** @param {Table} table @param {RiftSeat} seat @param {string} name @param {number} number @param {Doing} doing */
function handCard(table, seat, name, number, doing) {
  const tower = table.catalogue.towers[name];
  const usable = table.of('play', 'pass').some((option) => option.tower === name);
  const picked = table.pick.tower === name && table.prompt !== 'buy';
  const place = `hand:${seat.seat}:${name}`;
  const button = el(
    'button',
    {
      class: `tower-card family-${tower.family} ${usable ? 'lit' : ''} ${picked ? 'picked' : ''}`,
      type: 'button',
      'aria-pressed': String(picked),
      'aria-label': `${number > 1 ? `${number}× ` : ''}${tower.name}, ${tower.mark}. ${tower.text}`,
      title: tower.text,
      'data-place': place,
      'data-key': place,
      onclick: () => doing.take(name),
      onpointerdown: (/** @type {PointerEvent} */ event) => doing.drag(event, name),
    },
    table.pictures.icon('tower', name),
    nameOf(tower.name),
    ...towerSketch(tower),
    number > 1 ? el('b', { class: 'times' }, `×${number}`) : null,
  );
  return el('li', {}, button);
}
