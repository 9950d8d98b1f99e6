/**
 * Portal storms: the one in force, the one that gathers, and those that may still come.
 */

import { clauseLink, thingLink, thingNamed } from '/static/js/clauses.js';
import { el } from '/static/js/dom.js';

/** @import { Table } from './table.js' */

/** The storm that matters now, with what it brings. @param {Table} table */
export function stormOf(table) {
  const { storms, round } = table.scene;
  if (storms?.now) return strip(table, storms.now, 'raging', table.say('storm'));
  return storms?.gathering ? strip(table, storms.gathering, 'gathering', table.say('gathering', { n: round + 1 })) : null;
}

/** @param {Table} table @param {string} name @param {string} style @param {string} kicker */
function strip(table, name, style, kicker) {
  const storm = table.catalogue.storms[name];
  return el(
    'section',
    { class: `rift-storm ${style}`, 'data-place': `storm:${name}`, 'aria-label': kicker },
    table.pictures.icon('storm', name),
    el('p', {}, el('span', { class: 'kicker' }, kicker), ' ', el('b', {}, thingNamed('rift', 'storm', name, [storm.name])), ' ', el('span', { class: 'text' }, storm.text), ' ', clauseLink(storm.clause)),
  );
}

/** The storm deck: when the next one gathers, and which are left, not in which order. @param {Table} table */
export function stormDeck(table) {
  const { storms } = table.scene;
  const { say, pictures, catalogue } = table;
  if (!storms) return null;
  const entry = (/** @type {string} */ name) =>
    el('li', {}, el('details', {}, el('summary', { 'data-key': `storm ${name}` }, pictures.icon('storm', name), catalogue.storms[name].name), el('p', {}, catalogue.storms[name].text, ' ', thingLink('rift', 'storm', name))));
  return el(
    'section',
    { class: 'deck storms' },
    el('header', {}, el('h4', {}, say('storms'))),
    el('p', {}, storms.next ? say('next-storm', { n: storms.next }) : say('storms-over')),
    storms.left.length ? el('p', { class: 'label' }, say('storms-left', { n: storms.left.length })) : null,
    el('ul', { class: 'storm-list' }, ...storms.left.map(entry)),
  );
}
