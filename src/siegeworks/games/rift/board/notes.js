/**
 * What is printed on things, in words: enemies of a horde, towers, heroes, spells.
 */

import { clauseLink, termLink, thingLink, thingNamed, withClauses } from '/static/js/clauses.js';
import { el, svg } from '/static/js/dom.js';

/** @import { Ruling } from '/static/js/generated/messages.js' */
/** @import { AttackText, HordeScene, TowerText } from './types.js' */
/** @import { Table } from './table.js' */

const LIFE = 'life';
const DRILL = 'drill-';
const STEP = /** @type {Record<string, [number, number]>} */ ({
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
});

/**
 * A name that may be too wide for its place: it says how long its longest word is, and the style
 * sheet makes the letters small enough for it.
 * @param {string} text
 */
export function nameOf(text) {
  const node = el('span.name', {}, text);
  node.style.setProperty('--longest', String(Math.max(...text.split(/\s+/).map((word) => word.length))));
  return node;
}

/** The enemies of a horde and what they can do. @param {Table} table @param {HordeScene} horde */
export function hordeNotes(table, horde) {
  const { catalogue } = table;
  const card = catalogue.cards[horde.card];
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const [, enemy] of card.faces[0].enemies) kinds.set(enemy, (kinds.get(enemy) ?? 0) + 1);
  const lines = [...kinds].map(([kind, number]) => {
    const enemy = catalogue.enemies[kind];
    return el(
      'li',
      {},
      table.pictures.icon('enemy', kind),
      el('span', {}, el('b', {}, `${number}× ${enemy.name}`), ' ', el('span', { class: 'soft' }, enemy.text)),
    );
  });
  const signs = [];
  if (card.flying) signs.push('flying');
  if (card.ghost) signs.push('ghost');
  if (card.scouts.length) signs.push('scouts');
  if (horde.level) signs.push('portal');
  for (const key of signs) {
    const term = catalogue.terms[key];
    if (term) lines.push(el('li', {}, el('span', {}, el('b', {}, termLink('rift', key, term.name)), ' ', el('span', { class: 'soft' }, term.text))));
  }
  return el(
    'div',
    { class: 'rift-notes' },
    el('ul', {}, ...lines),
    el('p', { class: 'soft small' }, [table.say('open', { n: horde.open }), table.say('yields', { n: horde.crystals })].join(' · ')),
    hordePage(table, horde),
  );
}

/** The way to the page of a horde card, or of the boss whose life it is; cards of drills have none. @param {Table} table @param {HordeScene} horde */
function hordePage(table, horde) {
  const boss = table.catalogue.cards[horde.card].kind === LIFE ? table.scene.boss?.id : null;
  if (!boss && horde.card.startsWith(DRILL)) return null;
  return el('p', { class: 'small' }, boss ? thingLink('rift', 'boss', boss) : thingLink('rift', 'horde', horde.card));
}

/** The spells the players have, with what they do. @param {Table} table */
export function spellNotes(table) {
  const { scene, catalogue, say, pictures } = table;
  if (!scene.spells.length) return null;
  const lines = scene.spells.map((name) => {
    const spell = catalogue.spells[name];
    return el('li', {}, pictures.icon('spell', name), el('span', {}, el('b', {}, thingNamed('rift', 'spell', name, [spell.name])), ' ', el('span', { class: 'soft' }, spell.text)));
  });
  return el('section', { class: 'rift-notes' }, el('h4', {}, say('spells')), el('ul', {}, ...lines));
}

/**
 * What was decided about a tower or a hero where the text leaves a doubt.
 * @param {Table} table
 * @param {{rulings?: Ruling[]} | undefined} thing of the catalogue
 */
export function rulingsOf(table, thing) {
  if (!thing?.rulings) return null;
  const lines = thing.rulings.map((one) => el('li', {}, ...withClauses(one.text), ' ', clauseLink(one.clause)));
  return el('details', { class: 'rift-rulings' }, el('summary', {}, table.say('rulings')), el('ul', {}, ...lines));
}

/** The arrows of a tower and the pieces it lays, drawn. @param {TowerText} tower */
export function towerSketch(tower) {
  return tower.attacks.map((attack) =>
    el('span', { class: 'rift-sketch' }, arrows(attack), ...attack.pieces.map((group) => pieces(group, attack.type))),
  );
}

/** Where an attack reaches, seen from above, the tower in its place. @param {AttackText} attack */
function arrows(attack) {
  const style = `rift-arrows type-${attack.type}`;
  if (attack.arrows === 'precise') {
    const rings = [svg('circle', { class: 'far', r: 3 }), svg('circle', { class: 'far', r: 1.8 }), svg('circle', { class: 'spot', r: 0.7 })];
    return svg('svg', { class: style, viewBox: '-3.7 -3.7 7.4 7.4', 'aria-hidden': 'true' }, ...rings);
  }
  /** @type {[number, number][]} */
  const spots = [];
  for (const run of attack.arrows.split(' ')) {
    const way = STEP[run.replace(/\d+/g, '')] ?? [0, 0];
    for (let far = 1; far <= Number(run.replace(/\D+/g, '') || 1); far += 1) spots.push([way[0] * far, way[1] * far]);
  }
  const xs = [0, ...spots.map(([x]) => x)];
  const ys = [0, ...spots.map(([, y]) => y)];
  const side = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 2) + 1.1;
  const [left, top] = [(Math.max(...xs) + Math.min(...xs) - side) / 2, (Math.max(...ys) + Math.min(...ys) - side) / 2];
  const drawing = svg('svg', { class: style, viewBox: `${left} ${top} ${side} ${side}`, 'aria-hidden': 'true' });
  drawing.append(svg('circle', { class: 'home', r: 0.4 }));
  for (const [x, y] of spots) drawing.append(svg('rect', { class: 'spot', x: x - 0.42, y: y - 0.42, width: 0.84, height: 0.84, rx: 0.15 }));
  return drawing;
}

/** Pieces that go together. @param {string[]} group @param {string} type */
function pieces(group, type) {
  const box = el('span', { class: 'rift-group' });
  for (const piece of group) {
    if (piece === 'S') {
      box.append(svg('svg', { class: 'rift-piece soldier', viewBox: '0 0 10 12', 'aria-hidden': 'true' }, svg('path', { d: 'M5 0a2.6 2.6 0 0 1 0 5.2A2.6 2.6 0 0 1 5 0zM1 12c0-4 1.4-6 4-6s4 2 4 6z' })));
      continue;
    }
    const rows = piece.split('/');
    const drawing = svg('svg', { class: 'rift-piece', viewBox: `-0.5 -0.5 ${(rows[0]?.length ?? 1) * 5 + 1} ${rows.length * 5 + 1}`, 'aria-hidden': 'true' });
    drawing.style.width = `${(rows[0]?.length ?? 1) * 0.62}em`;
    rows.forEach((row, y) =>
      [...row].forEach((mark, x) => {
        if (mark === 'X') drawing.append(svg('rect', { class: `cell look-${type}`, x: x * 5, y: y * 5, width: 5, height: 5 }));
      }),
    );
    box.append(drawing);
  }
  return box;
}
