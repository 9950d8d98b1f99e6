/**
 * Squares as bits: names, places and shapes of masks on a grid.
 */

export const COLUMNS = 'abcdefghijklmnopqrstuvwxyz';

/** @typedef {{ row: number, column: number }} Spot */

/** The squares of a mask. @param {number} mask @param {number} width @returns {Spot[]} */
export function spots(mask, width) {
  const found = [];
  for (let place = 0; place < 31; place += 1) {
    if (mask & (1 << place)) found.push({ row: Math.floor(place / width), column: place % width });
  }
  return found;
}

/** @param {number} row @param {number} column */
export function squareName(row, column) {
  return `${COLUMNS[column]}${row + 1}`;
}

/** The middle of a mask, in squares. @param {number} mask @param {number} width */
export function centre(mask, width) {
  const there = spots(mask, width);
  const sum = there.reduce((all, one) => ({ x: all.x + one.column + 0.5, y: all.y + one.row + 0.5 }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / there.length, y: sum.y / there.length };
}

/** What two masks share if they are the same shape, turned the same way. @param {number} mask @param {number} width */
export function shapeOf(mask, width) {
  const there = spots(mask, width);
  const top = Math.min(...there.map((one) => one.row));
  const left = Math.min(...there.map((one) => one.column));
  return there.map((one) => `${one.row - top}.${one.column - left}`).join(' ');
}

/** The bounds of a mask, in squares. @param {number} mask @param {number} width */
export function bounds(mask, width) {
  const there = spots(mask, width);
  const rows = there.map((one) => one.row);
  const columns = there.map((one) => one.column);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return { left, top, wide: Math.max(...columns) - left + 1, high: Math.max(...rows) - top + 1 };
}

/** A space of the map by its name, such as `c3`. @param {string} name */
export function spotOf(name) {
  return { row: Number(name.slice(1)) - 1, column: COLUMNS.indexOf(name[0] ?? 'a') };
}
