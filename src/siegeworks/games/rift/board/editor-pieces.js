/**
 * Damage tiles, soldiers and portal tiles on a horde card, square by square or a whole tile at once.
 */

import { button, el } from '/static/js/dom.js';
import { say } from '/static/js/phrases.js';
import { svg } from '/static/js/dom.js';
import { squareName } from './grid.js';
import { hordeCard, said } from './horde.js';
import { Table } from './table.js';
import { group, offer } from '/static/js/pages/palettefields.js';
import { select } from '/static/js/pages/playon.js';
import * as rift from './rifttext.js';
import { cellsOf, laid, maskOf, shapesOf, waysOf } from './editor-shapes.js';

/** @typedef {import('/static/js/types.js').Plain} Plain */
/** @typedef {import('/static/js/pages/palettefields.js').Tools} Tools */
/** @typedef {import('./editor-shapes.js').Cell} Cell */
/** @typedef {import('./rifttext.js').Horde} Horde */

const PIECES = /** @type {const} */ (['tiles', 'soldiers', 'gate']);
const SOLDIER = cellsOf('X');
const GATE = cellsOf('XX/XX');
const BASE = GATE;
const FIGURES = ['a', 'b', 'c', 'd', 'beast', 'guest'];
const CELL = 40;
const EDGE = CELL * 0.3;
const GATE_LEVEL = 3;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Pieces {
  /** @param {Plain} scenario @param {Plain} catalogue @param {Tools} tools */
  constructor(scenario, catalogue, tools) {
    this.scenario = scenario;
    this.catalogue = catalogue;
    this.tools = tools;
    const phrases = catalogue.phrases;
    this.horde = select(say('positions-horde-there'), [], '');
    this.piece = select(say('positions-piece'), [
      { id: 'tiles', label: phrases['square-tile'] },
      { id: 'soldiers', label: phrases['square-soldier'] },
      { id: 'gate', label: phrases['square-gate'] },
    ], 'tiles');
    this.path = select(say('positions-path'), [], '');
    this.shapes = shapesOf(catalogue);
    this.shape = this.shapes[0];
    this.way = 0;
    this.shapeRow = el('div', { class: 'palette-shapes', role: 'group', 'aria-label': say('positions-shape') });
    this.card = el('div', { class: 'palette-card rift' });
    this.missing = el('p', { class: 'soft' }, say('positions-no-horde'));
    this.help = el('p', { class: 'soft small' }, say('positions-press'));
    /** @type {(kind: string, id: string | number) => string} */
    const picture = (kind, id) => `/pictures/rift/${kind}/${encodeURIComponent(id)}.svg`;
    this.table = new Table(this.card, /** @type {import('/static/js/types.js').Context} */ (/** @type {unknown} */ ({ catalogue, picture })));
    tools.leaving.push(() => this.table.pictures.forget());
    tools.follow((text) => this.draw(text));
    this.horde.made.addEventListener('input', () => tools.update());
    this.piece.made.addEventListener('input', () => tools.update());
    this.path.made.addEventListener('change', () => this.change((text, horde) => rift.setValues(text, subject(horde), 'path', [this.path.made.value])));
    this.card.addEventListener('keydown', (event) => this.move(event));
  }

  group() {
    return group(say('positions-pieces'), [this.horde.field, this.piece.field, this.path.field], [this.missing, this.shapeRow, this.card, this.help]);
  }

  /** The horde that is worked on. @param {string} text */
  chosen(text) {
    return rift.hordesIn(text).find((one) => String(one.at) === this.horde.made.value);
  }

  /** @param {(text: string, horde: Horde) => string} change */
  change(change) {
    this.tools.edit((text) => {
      const horde = this.chosen(text);
      return horde ? change(text, horde) : text;
    });
  }

  /** @param {string} text */
  draw(text) {
    const known = rift.hordesIn(text).filter((one) => this.catalogue.cards[one.card]);
    offer(this.horde.made, known.map((one) => ({ id: String(one.at), label: `${this.catalogue.cards[one.card].name} · ${one.space}` })));
    const horde = this.chosen(text);
    this.missing.hidden = Boolean(horde);
    this.card.hidden = this.help.hidden = this.horde.field.hidden = this.piece.field.hidden = !horde;
    this.shapeRow.hidden = !horde || this.piece.made.value !== 'tiles';
    this.drawShapes();
    this.path.field.hidden = true;
    if (!horde) return;
    const tokens = this.tokens(horde);
    this.path.field.hidden = tokens.length < 2;
    offer(this.path.made, tokens.map((/** @type {Plain} */ one) => ({ id: String(one.number), label: String(one.number) })));
    this.path.made.value = horde.path || String(tokens[0]?.number ?? '');
    this.drawCard(text, horde);
  }

  /** The tokens whose path leads over a horde. @param {Horde} horde @returns {Plain[]} */
  tokens(horde) {
    const found = this.scenario.tokens.filter((/** @type {Plain} */ token) => token.path.includes(horde.space));
    return found.length ? found : this.scenario.tokens;
  }

  drawShapes() {
    const held = [...this.shapeRow.children].findIndex((node) => node === document.activeElement);
    this.shapeRow.replaceChildren(
      ...this.shapes.map((shape) => {
        const chosen = shape === this.shape;
        const ways = waysOf(shape);
        const cells = chosen ? ways[this.way % ways.length] : shape;
        const name = cells.map(([row, column]) => squareName(row, column)).join(' ');
        const made = button(name, () => this.take(shape), { kind: 'square' });
        made.setAttribute('aria-pressed', String(chosen));
        made.setAttribute('aria-label', name);
        made.replaceChildren(drawn(cells));
        return made;
      }),
      button(this.catalogue.phrases.rotate, () => this.take(this.shape, this.way + 1)),
    );
    if (held >= 0) /** @type {HTMLElement} */ (this.shapeRow.children[held]).focus();
  }

  /** Another tile, or the same turned. @param {Cell[]} shape @param {number} [way] */
  take(shape, way = 0) {
    this.shape = shape;
    this.way = way;
    this.drawShapes();
  }

  /** @param {string} text @param {Horde} horde */
  drawCard(text, horde) {
    const card = this.catalogue.cards[horde.card];
    const token = this.tokens(horde).find((one) => String(one.number) === horde.path) ?? this.tokens(horde)[0];
    const [tiles, soldiers, gate] = PIECES.map((name) => maskOf(horde[name], card.width));
    const figures = figuresOn(text, horde, card.width);
    const shown = {
      card: horde.card,
      turn: token?.turn ?? 0,
      kind: gate ? 'portal' : card.kind,
      level: gate ? GATE_LEVEL : card.level,
      tiles,
      soldiers,
      gate,
      bases: figures.map((one) => [one.hero, one.base]),
    };
    this.table.scene = { figures };
    const box = `${-EDGE} ${-EDGE} ${card.width * CELL + 2 * EDGE} ${card.height * CELL + 2 * EDGE}`;
    const picture = svg('svg', { viewBox: box, 'aria-hidden': 'true' }, hordeCard(this.table, shown, CELL));
    const held = [...this.card.querySelectorAll('button')].findIndex((node) => node === document.activeElement);
    const red = card.faces[shown.turn].red;
    const squares = el('div', { class: 'palette-squares', 'data-wide': card.width });
    for (let place = 0; place < card.width * card.height; place += 1) {
      squares.append(this.square(shown, place, card.width, Boolean(red & (1 << place))));
    }
    this.card.replaceChildren(picture, squares);
    if (held >= 0) /** @type {HTMLElement} */ (squares.children[held])?.focus();
  }

  /** @param {Plain} shown @param {number} place @param {number} wide @param {boolean} red */
  square(shown, place, wide, red) {
    const name = squareName(Math.floor(place / wide), place % wide);
    return el('button', {
      type: 'button',
      disabled: red,
      'data-square': name,
      'aria-pressed': String(Boolean((shown.tiles | shown.soldiers | shown.gate) & (1 << place))),
      'aria-label': `${name}: ${said(this.table, shown, place)}`,
      onclick: () => this.press(place),
    });
  }

  /** A piece on a square; one that is there already goes. @param {number} place */
  press(place) {
    this.change((text, horde) => {
      const card = this.catalogue.cards[horde.card];
      const kind = /** @type {'tiles' | 'soldiers' | 'gate'} */ (this.piece.made.value);
      const ways = waysOf(this.shape);
      const shape = kind === 'tiles' ? ways[this.way % ways.length] : kind === 'gate' ? GATE : SOLDIER;
      const there = laid(shape, place, card.width, card.height);
      const before = horde[kind];
      const off = there.every((one) => before.includes(one));
      let now = text;
      for (const each of PIECES) {
        const left = horde[each].filter((one) => !there.includes(one));
        const kept = each === 'gate' && left.length < horde.gate.length ? [] : left;
        const whole = each === kind && !off ? [...(kind === 'gate' ? [] : kept), ...there] : kept;
        if (whole.join() !== horde[each].join()) now = rift.setValues(now, subject(horde), each, sorted(whole, card.width));
      }
      return now;
    });
  }

  /** Arrow keys go from square to square. @param {KeyboardEvent} event */
  move(event) {
    const way = ARROWS[event.key];
    const squares = this.card.querySelectorAll('button');
    const held = [...squares].findIndex((node) => node === event.target);
    if (!way || held < 0) return;
    event.preventDefault();
    const wide = Number(/** @type {HTMLElement} */ (this.card.querySelector('.palette-squares')).dataset.wide);
    let [row, column] = [Math.floor(held / wide), held % wide];
    do {
      row += way[0];
      column += way[1];
      if (row < 0 || column < 0 || column >= wide || row * wide >= squares.length) return;
    } while (squares[row * wide + column].disabled);
    squares[row * wide + column].focus();
  }
}

/** The line of a horde. @param {Horde} horde */
function subject(horde) {
  return { head: 'horde', at: horde.at };
}

/** Squares row by row. @param {string[]} squares @param {number} wide */
function sorted(squares, wide) {
  /** @param {string} name */
  const place = (name) => Math.log2(maskOf([name], wide));
  return [...squares].sort((one, other) => place(one) - place(other));
}

/** A tile as a small drawing. @param {Cell[]} cells */
function drawn(cells) {
  const high = Math.max(...cells.map(([row]) => row)) + 1;
  const wide = Math.max(...cells.map(([, column]) => column)) + 1;
  const size = Math.max(wide, high, 3);
  return svg(
    'svg',
    { viewBox: `${(wide - size) / 2} ${(high - size) / 2} ${size} ${size}`, class: 'palette-shape', 'aria-hidden': 'true' },
    ...cells.map(([row, column]) => svg('rect', { x: column + 0.06, y: row + 0.06, width: 0.88, height: 0.88, rx: 0.12 })),
  );
}

/**
 * The figures whose base is on a horde; only one that lies on top has any.
 * @param {string} text @param {Horde} horde @param {number} wide
 */
function figuresOn(text, horde, wide) {
  const top = rift.hordesIn(text).filter((one) => one.space === horde.space).at(-1);
  if (top?.at !== horde.at) return [];
  return FIGURES.flatMap((head) => {
    const at = { head };
    const [base] = rift.values(text, at, 'base');
    if (!base || rift.values(text, at, 'at')[0] !== horde.space) return [];
    const hero = rift.heroOf(text, at);
    const first = Math.log2(maskOf([base], wide));
    return hero ? [{ hero, seat: head.length > 1 ? 'a' : head, base: maskOf(laid(BASE, first, wide, wide), wide) }] : [];
  });
}

/**
 * Where the base of a figure that comes to a horde may stand: the first free place, or the first one.
 * @param {Horde} horde @param {Plain} catalogue @param {Plain} scenario
 */
export function freeBase(horde, catalogue, scenario) {
  const card = catalogue.cards[horde.card];
  const token = scenario.tokens.find((/** @type {Plain} */ one) => (horde.path ? String(one.number) === horde.path : one.path.includes(horde.space)));
  const face = card.faces[token?.turn ?? 0];
  const deadly = face.enemies.filter((/** @type {[number, string]} */ [, enemy]) => catalogue.enemies[enemy].properties.includes('deadly'));
  const blocked = deadly.reduce((/** @type {number} */ all, /** @type {[number, string]} */ one) => all | one[0], face.red) | maskOf([...horde.tiles, ...horde.soldiers, ...horde.gate], card.width);
  for (let place = 0; place < card.width * card.height; place += 1) {
    const there = laid(BASE, place, card.width, card.height);
    if (!(maskOf(there, card.width) & blocked)) return there[0];
  }
  return 'a1';
}
