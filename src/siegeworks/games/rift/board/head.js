/**
 * The head of the board: round and phases, the kingdom, crystals, the goal, spells, the storm.
 */

import { el } from '/static/js/dom.js';
import { bossPicture } from './piles.js';
import { stormOf } from './storms.js';

/** @import { RiftOption as Choice } from './types.js' */
/** @import { Table } from './table.js' */

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
