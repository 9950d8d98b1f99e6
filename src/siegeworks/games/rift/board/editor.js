/**
 * Tools of the position editor that only Rift has: a horde card on which pieces are laid, and the
 * tiles that are taken for it.
 */

import { button, el, svg } from '/static/js/dom.js';
import { WAYS } from '/static/js/kit/board.js';
import { squareName } from './grid.js';
import { hordeCard, said } from './horde.js';
import { Table } from './table.js';

/** @import { Context, DrawnHorde, RiftCatalogue } from './types.js' */
/** @import { Shown, Tools } from '/static/js/pages/tools.js' */
/** See `editor/pieces.py`. @typedef {{horde: DrawnHorde, seats: Record<string, string>, width: number, squares: string[]}} HordeTool */
/** A square by row and column. @typedef {[number, number]} Cell */

const CELL = 40;
const EDGE = CELL * 0.3;

/**
 * A horde card whose squares are pressed.
 * @param {{name: string}} tool
 * @param {Tools} tools
 * @param {RiftCatalogue} catalogue
 * @returns {Shown}
 */
function horde(tool, tools, catalogue) {
  const node = el('div', { class: 'palette-card rift', onkeydown: (/** @type {KeyboardEvent} */ event) => move(node, event) });
  /** @type {(kind: string, id: string | number) => string} */
  const picture = (kind, id) => `/pictures/rift/${kind}/${encodeURIComponent(id)}.svg`;
  const table = new Table(node, /** @type {Context} */ (/** @type {unknown} */ ({ catalogue, picture })));
  return {
    node,
    show: (/** @type {HordeTool} */ now) => {
      const shown = now.horde;
      const { height } = catalogue.cards[shown.card];
      const box = `${-EDGE} ${-EDGE} ${now.width * CELL + 2 * EDGE} ${height * CELL + 2 * EDGE}`;
      const held = [...node.querySelectorAll('button')].findIndex((each) => each === document.activeElement);
      const covered = shown.tiles | shown.soldiers | shown.gate;
      const squares = Array.from({ length: now.width * height }, (_, place) => {
        const name = squareName(Math.floor(place / now.width), place % now.width);
        return el('button', {
          type: 'button',
          disabled: !now.squares.includes(name),
          'data-square': name,
          'aria-pressed': String(Boolean(covered & (1 << place))),
          'aria-label': `${name}: ${said(table, shown, place)}`,
          onclick: () => tools.use(tool.name, name),
        });
      });
      node.replaceChildren(
        svg('svg', { viewBox: box, 'aria-hidden': 'true' }, hordeCard(table, shown, CELL, { seats: now.seats })),
        el('div', { class: 'palette-squares', 'data-wide': now.width }, squares),
      );
      squares[held]?.focus();
    },
  };
}

/** Arrow keys go from square to square. @param {HTMLElement} card @param {KeyboardEvent} event */
function move(card, event) {
  const way = WAYS[event.key];
  const squares = card.querySelectorAll('button');
  const held = [...squares].findIndex((node) => node === event.target);
  if (!way || held < 0) return;
  event.preventDefault();
  const wide = Number(/** @type {HTMLElement} */ (card.querySelector('.palette-squares')).dataset.wide);
  let [row, column] = [Math.floor(held / wide), held % wide];
  do {
    column += way[0];
    row += way[1];
    if (row < 0 || column < 0 || column >= wide || row * wide >= squares.length) return;
  } while (squares[row * wide + column].disabled);
  squares[row * wide + column].focus();
}

/** The tiles, of which one is taken and turned. @param {{name: string, label: string}} tool @param {Tools} tools @returns {Shown} */
function shapes(tool, tools) {
  const node = el('div', { class: 'palette-shapes', role: 'group', 'aria-label': tool.label });
  /** @param {{value: string, turn: string, shapes: Cell[][][]}} now */
  const show = (now) => {
    const [taken, turn] = now.value.split(':').map(Number);
    const take = (/** @type {number} */ shape, /** @type {number} */ way) => {
      const value = `${shape}:${way % now.shapes[shape].length}`;
      tools.choose(tool.name, value);
      show({ ...now, value });
    };
    const held = [...node.children].findIndex((each) => each === document.activeElement);
    node.replaceChildren(
      ...now.shapes.map((ways, at) => {
        const cells = ways[at === taken ? turn : 0];
        const name = cells.map(([row, column]) => squareName(row, column)).join(' ');
        const made = button(name, () => take(at, 0), { kind: 'square' });
        made.setAttribute('aria-pressed', String(at === taken));
        made.setAttribute('aria-label', name);
        made.replaceChildren(drawn(cells));
        return made;
      }),
      button(now.turn, () => take(taken, turn + 1)),
    );
    /** @type {HTMLElement | undefined} */ (node.children[held])?.focus();
  };
  return { node, show };
}

/** A tile as a small drawing. @param {Cell[]} cells */
function drawn(cells) {
  const high = Math.max(...cells.map(([row]) => row)) + 1;
  const wide = Math.max(...cells.map(([, column]) => column)) + 1;
  const size = Math.max(wide, high, 3);
  return svg(
    'svg',
    { viewBox: `${(wide - size) / 2} ${(high - size) / 2} ${size} ${size}`, class: 'palette-shape', 'aria-hidden': 'true' },
    cells.map(([row, column]) => svg('rect', { x: column + 0.06, y: row + 0.06, width: 0.88, height: 0.88, rx: 0.12 })),
  );
}

/** How tools of a kind are shown. @type {Record<string, (tool: any, tools: Tools, catalogue: RiftCatalogue) => Shown>} */
export const KINDS = { horde, shapes };
