/**
 * Damage tiles as shapes: every kind there is, the ways it may lie, the squares it covers.
 */

import { COLUMNS, squareName } from './grid.js';

/** @typedef {import('/static/js/types.js').Plain} Plain */
/** A square by row and column. @typedef {[number, number]} Cell */

const SOLDIER = 'S';
const ONE = 'X';

/** The squares of a drawn shape such as `XX/X.`. @param {string} shape @returns {Cell[]} */
export function cellsOf(shape) {
  return shape.split('/').flatMap((line, row) => [...line].flatMap((mark, column) => (mark === 'X' ? [/** @type {Cell} */ ([row, column])] : [])));
}

/** Moved to the upper left, row by row. @param {Cell[]} cells @returns {Cell[]} */
function normal(cells) {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => /** @type {Cell} */ ([row - top, column - left]))
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** All ways a shape may lie: turned, and turned over. @param {Cell[]} cells @returns {Cell[][]} */
export function waysOf(cells) {
  const found = new Map();
  let turned = cells;
  for (let n = 0; n < 4; n += 1) {
    turned = normal(turned.map(([row, column]) => [column, -row]));
    found.set(turned.join(' '), turned);
  }
  for (const way of [...found.values()]) {
    const over = normal(way.map((/** @type {Cell} */ [row, column]) => [row, -column]));
    found.set(over.join(' '), over);
  }
  const ways = [...found.values()];
  const first = ways.findIndex((way) => way.join(' ') === normal(cells).join(' '));
  return [...ways.slice(first), ...ways.slice(0, first)];
}

/** The kinds of tiles that towers place, the smallest first; one square is always among them. @param {Plain} catalogue */
export function shapesOf(catalogue) {
  /** @type {Map<string, Cell[]>} */
  const found = new Map();
  const drawn = Object.values(catalogue.towers).flatMap((tower) => tower.attacks.flatMap((/** @type {Plain} */ attack) => attack.pieces.flat()));
  for (const shape of [ONE, ...drawn.filter((each) => each !== SOLDIER)]) {
    const ways = waysOf(cellsOf(shape));
    const key = ways.map((way) => way.join(' ')).sort()[0];
    if (!found.has(key)) found.set(key, normal(cellsOf(shape)));
  }
  return [...found.values()].sort((one, other) => one.length - other.length);
}

/**
 * The squares a shape covers with its first square on a place, pushed back onto the card where it sticks out.
 * @param {Cell[]} shape @param {number} place @param {number} wide @param {number} high
 */
export function laid(shape, place, wide, high) {
  const [across, down] = [Math.max(...shape.map(([, column]) => column)), Math.max(...shape.map(([row]) => row))];
  const left = Math.max(0, Math.min((place % wide) - shape[0][1], wide - 1 - across));
  const top = Math.max(0, Math.min(Math.floor(place / wide), high - 1 - down));
  return shape.map(([row, column]) => squareName(top + row, left + column));
}

/** Squares by name as a mask. @param {string[]} names @param {number} wide */
export function maskOf(names, wide) {
  return names.reduce((all, name) => all | (1 << ((Number(name.slice(1)) - 1) * wide + COLUMNS.indexOf(name[0]))), 0);
}
