/**
 * Horde cards: the grid with its enemies, what covers them, and what a piece would add.
 */

import { el, svg } from '/static/js/dom.js';
import { bounds, COLUMNS, spots } from './grid.js';

/** @import { CardText, DrawnHorde, FaceText, HordeScene } from './types.js' */
/** @import { Table } from './table.js' */

/**
 * @typedef {object} Extra what is to be marked on a card
 * @property {number} [fresh] squares that a piece would cover
 * @property {string} [look] the kind of that piece
 * @property {{ mask: number, seat: string }[]} [ghosts] what others point at
 * @property {Record<string, string>} [seats] whose heroes stand on it, if that is not in the scene
 * @property {boolean} [names] whether rows and columns are named beside the card
 */

/**
 * A horde card, its squares `cell` wide; the upper left square is at (0, 0).
 * @param {Table} table @param {DrawnHorde} horde @param {number} cell @param {Extra} [extra]
 */
export function hordeCard(table, horde, cell, extra = {}) {
  const card = table.catalogue.cards[horde.card];
  const face = card.faces[horde.turn];
  const wide = card.width * cell;
  const high = card.height * cell;
  const edge = cell * 0.3;
  const group = svg('g', { class: `rift-card is-${horde.kind}` });
  group.append(
    svg('rect', { class: 'frame', x: -edge, y: -edge, width: wide + 2 * edge, height: high + 2 * edge, rx: edge }),
    purple(horde.turn, wide, high, edge),
  );
  const covered = horde.tiles | horde.soldiers | horde.gate | bases(horde);
  group.append(squares(card, face, cell), enemies(table, card, face, cell, covered, horde));
  group.append(reds(table, card, face, horde, cell), covers(table, card, horde, cell, extra.seats));
  for (const ghost of extra.ghosts ?? []) {
    group.append(plate(ghost.mask, card.width, cell, `ghost seat-${ghost.seat}`));
  }
  if (extra.fresh) group.append(plate(extra.fresh, card.width, cell, `fresh look-${extra.look ?? 'tile'}`));
  if (extra.names) group.append(names(card, cell, edge));
  return group;
}

/** The squares under the bases of figures. @param {DrawnHorde} horde */
export function bases(horde) {
  return horde.bases.reduce((all, one) => all | one[1], 0);
}

/** The side towards the exit. @param {number} turn @param {number} wide @param {number} high @param {number} edge */
function purple(turn, wide, high, edge) {
  const e = edge * 0.5;
  const lines = [
    [0, high + e, wide, high + e],
    [-e, 0, -e, high],
    [0, -e, wide, -e],
    [wide + e, 0, wide + e, high],
  ];
  const [x1, y1, x2, y2] = lines[turn] ?? lines[0] ?? [];
  return svg('line', { class: 'purple', x1, y1, x2, y2, 'stroke-width': edge * 0.6 });
}

/** @param {CardText} card @param {FaceText} face @param {number} cell */
function squares(card, face, cell) {
  const group = svg('g', { class: 'squares', 'stroke-width': cell * 0.035 });
  for (let row = 0; row < card.height; row += 1) {
    for (let column = 0; column < card.width; column += 1) {
      const red = face.red & (1 << (row * card.width + column));
      group.append(
        svg('rect', {
          class: red ? 'square red' : 'square',
          x: column * cell,
          y: row * cell,
          width: cell,
          height: cell,
        }),
      );
    }
  }
  return group;
}

/**
 * @param {Table} table @param {CardText} card @param {FaceText} face @param {number} cell
 * @param {number} covered @param {DrawnHorde} horde
 */
function enemies(table, card, face, cell, covered, horde) {
  const group = svg('g', { class: 'enemies' });
  const hidden = horde.soldiers | horde.gate | bases(horde);
  for (const [mask, enemy] of face.enemies) {
    if (!(mask & ~hidden)) continue;
    const box = bounds(mask, card.width);
    const size = box.wide * cell;
    const use = table.pictures.use('enemy', enemy, box.left * cell, box.top * cell, size);
    if (!(mask & ~covered)) use.setAttribute('class', 'beaten');
    group.append(use);
  }
  return group;
}

/**
 * The red squares and the symbols on them; the level square of a portal is the middle one.
 * @param {Table} table @param {CardText} card @param {FaceText} face @param {DrawnHorde} horde @param {number} cell
 */
function reds(table, card, face, horde, cell) {
  const group = svg('g', { class: 'reds' });
  for (const { row, column } of spots(face.red, card.width)) {
    const [x, y] = [column * cell, row * cell];
    const stripes = `M${x} ${y + cell / 2}l${cell / 2} ${-cell / 2}M${x} ${y + cell}l${cell} ${-cell}M${x + cell / 2} ${y + cell}l${cell / 2} ${-cell / 2}`;
    group.append(svg('path', { class: 'stripes', d: stripes, 'stroke-width': cell * 0.06 }));
  }
  if (!face.red) return group;
  const box = bounds(face.red, card.width);
  const size = cell * 0.96;
  const [x, y] = [(box.left + box.wide / 2) * cell, (box.top + box.high / 2) * cell];
  if (card.kind === 'portal') {
    group.append(table.pictures.use('portal', horde.level, x - size / 2, y - size / 2, size));
  } else if (card.scouts.length) {
    scouts(card, box, cell).forEach(([kind, left, top]) =>
      group.append(table.pictures.use('terrain', kind, left, top, cell * 0.9)),
    );
  } else {
    const sign = card.flying ? 'flying' : 'ghost';
    const big = Math.max(box.wide, box.high) * cell * (card.flying ? 0.62 : 0.42);
    group.append(table.pictures.use('sign', sign, x - big / 2, y - big / 2, big));
  }
  return group;
}

/**
 * Where the signs of scouts stand: in the order of the card, which turns with it.
 * @param {CardText} card @param {{ left: number, top: number, wide: number, high: number }} box @param {number} cell
 * @returns {[string, number, number][]}
 */
function scouts(card, box, cell) {
  const across = box.wide >= box.high;
  const back = across ? box.top < card.height / 2 : box.left >= card.width / 2;
  const kinds = back ? [...card.scouts].reverse() : card.scouts;
  return kinds.map((kind, place) => {
    const part = ((place + 0.5) / kinds.length) * Math.max(box.wide, box.high);
    const x = across ? box.left + part : box.left + 0.5;
    const y = across ? box.top + 0.5 : box.top + part;
    return [kind, (x - 0.45) * cell, (y - 0.45) * cell];
  });
}

/** @param {Table} table @param {CardText} card @param {DrawnHorde} horde @param {number} cell @param {Record<string, string>} [seats] */
function covers(table, card, horde, cell, seats) {
  const group = svg('g', { class: 'covers' });
  for (const { row, column } of spots(horde.tiles, card.width)) group.append(tile(row, column, cell));
  for (const { row, column } of spots(horde.soldiers, card.width)) {
    const [x, y] = [column * cell, row * cell];
    group.append(
      svg('rect', { class: 'guard', ...inset(row, column, 1, cell) }),
      table.pictures.use('token', 'soldier', x + cell * 0.04, y + cell * 0.04, cell * 0.92),
    );
  }
  if (horde.gate) {
    const box = bounds(horde.gate, card.width);
    group.append(
      svg('rect', { class: 'gate', ...inset(box.top, box.left, box.wide, cell) }),
      table.pictures.use('portal', horde.level, (box.left + 0.1) * cell, (box.top + 0.1) * cell, (box.wide - 0.2) * cell),
    );
  }
  for (const [hero, mask] of horde.bases) {
    const box = bounds(mask, card.width);
    const seat = (seats ? seats[hero] : table.scene.figures.find((one) => one.hero === hero)?.seat) ?? 'a';
    group.append(
      svg('rect', { class: `base seat-${seat}`, ...inset(box.top, box.left, box.wide, cell), rx: cell * 0.3 }),
      table.pictures.use('hero', hero, (box.left + 0.08) * cell, (box.top + 0.04) * cell, (box.wide - 0.16) * cell),
    );
  }
  return group;
}

/** @param {number} row @param {number} column @param {number} wide @param {number} cell */
function inset(row, column, wide, cell) {
  const gap = cell * 0.05;
  return {
    x: column * cell + gap,
    y: row * cell + gap,
    width: wide * cell - 2 * gap,
    height: wide * cell - 2 * gap,
    rx: cell * 0.1,
    'stroke-width': cell * 0.06,
  };
}

/** A damage tile on one square, nailed down. @param {number} row @param {number} column @param {number} cell */
function tile(row, column, cell) {
  const [x, y] = [(column + 0.3) * cell, (row + 0.3) * cell];
  const arm = cell * 0.4;
  const cross = `M${x} ${y}l${arm} ${arm}m0 ${-arm}l${-arm} ${arm}`;
  return svg(
    'g',
    { class: 'tile' },
    svg('rect', inset(row, column, 1, cell)),
    svg('path', { class: 'nail-shade', d: cross, 'stroke-width': cell * 0.17 }),
    svg('path', { class: 'nail', d: cross, 'stroke-width': cell * 0.08 }),
  );
}

/** A piece that is not laid yet, as one plate. @param {number} mask @param {number} width @param {number} cell @param {string} style */
export function plate(mask, width, cell, style) {
  const there = spots(mask, width);
  const outline = there.map(({ row, column }) => `M${column * cell} ${row * cell}h${cell}v${cell}h${-cell}z`).join('');
  const has = (/** @type {number} */ row, /** @type {number} */ column) =>
    there.some((one) => one.row === row && one.column === column);
  const rim = there
    .map(({ row, column }) => {
      const [x, y] = [column * cell, row * cell];
      return (
        (has(row - 1, column) ? '' : `M${x} ${y}h${cell}`) +
        (has(row + 1, column) ? '' : `M${x} ${y + cell}h${cell}`) +
        (has(row, column - 1) ? '' : `M${x} ${y}v${cell}`) +
        (has(row, column + 1) ? '' : `M${x + cell} ${y}v${cell}`)
      );
    })
    .join('');
  return svg(
    'g',
    { class: `plate ${style}` },
    svg('path', { class: 'body', d: outline }),
    svg('path', { class: 'rim', d: rim, 'stroke-width': cell * 0.09 }),
  );
}

/** @param {CardText} card @param {number} cell @param {number} edge */
function names(card, cell, edge) {
  const group = svg('g', { class: 'names', 'font-size': cell * 0.3 });
  for (let column = 0; column < card.width; column += 1) {
    group.append(svg('text', { x: (column + 0.5) * cell, y: -edge - cell * 0.12 }, COLUMNS[column] ?? ''));
  }
  for (let row = 0; row < card.height; row += 1) {
    group.append(svg('text', { x: -edge - cell * 0.2, y: (row + 0.62) * cell }, String(row + 1)));
  }
  return group;
}

// -- in words ---------------------------------------------------------------------------------

/** The card as a table, for those who listen. @param {Table} table @param {HordeScene} horde @param {number} [fresh] */
export function hordeTable(table, horde, fresh = 0) {
  const card = table.catalogue.cards[horde.card];
  const head = el('tr', {}, el('td'));
  for (let column = 0; column < card.width; column += 1) {
    head.append(el('th', { scope: 'col' }, COLUMNS[column] ?? ''));
  }
  const body = el('tbody');
  for (let row = 0; row < card.height; row += 1) {
    const line = el('tr', {}, el('th', { scope: 'row' }, String(row + 1)));
    for (let column = 0; column < card.width; column += 1) {
      line.append(el('td', {}, said(table, horde, row * card.width + column, fresh)));
    }
    body.append(line);
  }
  return el('table', { class: 'unseen' }, el('caption', {}, horde.name), el('thead', {}, head), body);
}

/** What lies on a square, in words. @param {Table} table @param {DrawnHorde} horde @param {number} place @param {number} [fresh] */
export function said(table, horde, place, fresh = 0) {
  const { catalogue, say } = table;
  const bit = 1 << place;
  const face = catalogue.cards[horde.card].faces[horde.turn];
  const enemy = face.enemies.find((one) => one[0] & bit)?.[1];
  const base = horde.bases.find((one) => one[1] & bit)?.[0];
  const parts = [];
  if (base) parts.push(say('square-base', { hero: catalogue.heroes[base].name }));
  if (horde.soldiers & bit) parts.push(say('square-soldier'));
  if (horde.tiles & bit) parts.push(say('square-tile'));
  if (horde.gate & bit) parts.push(say('square-gate'));
  if (fresh & bit) parts.push(say('square-new'));
  if (enemy) parts.push(catalogue.enemies[enemy].name);
  else if (face.red & bit) parts.push(say('square-red'));
  return parts.join(', ') || say('square-empty');
}
