/**
 * Laying a piece on a horde card: it follows the pointer and snaps to legal squares only.
 */

import { el, fill, svg } from '/static/js/dom.js';
import { centre, shapeOf, spots } from './grid.js';
import { hordeCard, hordeTable } from './horde.js';
import { hordeNotes } from './notes.js';

/** @import { DrawnHorde, HordeScene, Placement, RiftOption as Choice } from './types.js' */
/** @import { Table } from './table.js' */

const SQUARE = 60;
const EDGE = 44;
/** How much room is left for the frame and the names of rows and columns. */
const STRAY = 1.1;
/** How far, in squares, a piece stays behind the pointer before it is turned another way. */
const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** The options that lay something on a horde card. @param {Table} table */
export function placements(table) {
  return /** @type {Placement[]} */ (table.options.filter((option) => option.mask && option.horde));
}

/** Which piece an option lays, or which soldier it fetches. @param {Choice} option */
export function pieceOf(option) {
  return option.from ? `from ${option.from.space} ${option.from.square}` : String(option.piece ?? option.verb);
}

export class LaySheet {
  /**
   * @param {Table} table
   * @param {{ answer: (option: Choice) => void, pick: (pick: import('./types.js').Pick) => void, close: () => void, peek: () => void }} doing
   */
  constructor(table, doing) {
    this.table = table;
    this.doing = doing;
    this.root = el('section', { class: 'rift-lay' });
    this.root.addEventListener('keydown', (event) => this.key(event));
    /** The card as it is drawn, to measure the pointer by. @type {SVGSVGElement | null} */
    this.card = null;
  }

  /** The legal places of the piece in hand on the card that is open. */
  get here() {
    const { horde, piece } = this.table.pick;
    return placements(this.table).filter((option) => option.horde === horde && pieceOf(option) === piece);
  }

  get shown() {
    return this.here.find((option) => option.text === this.table.pick.text) ?? this.here[0];
  }

  /** The card whose squares are in question. */
  get width() {
    const horde = this.table.horde(this.table.pick.horde ?? 0);
    return horde ? this.table.catalogue.cards[horde.card].width : 5;
  }

  /** Opens the card, piece and place that cover most, unless something fitting is open already. */
  settle() {
    const { table } = this;
    const all = placements(table);
    if (!all.length) return;
    const fits = (/** @type {Placement} */ one) => one.text === table.pick.text;
    if (all.some(fits)) return;
    const best = (/** @type {Placement[]} */ some) =>
      some.reduce((one, two) => ((two.covers ?? 0) > (one.covers ?? 0) ? two : one));
    const near = all.filter((one) => one.horde === table.pick.horde);
    const same = (near.length ? near : all).filter((one) => pieceOf(one) === table.pick.piece);
    const option = best(same.length ? same : near.length ? near : all);
    table.pick = { ...table.pick, horde: option.horde, piece: pieceOf(option), text: option.text };
  }

  draw() {
    const { table } = this;
    const all = placements(table);
    const laying = all.length > 0;
    const horde = table.horde(laying ? (table.pick.horde ?? 0) : table.looking);
    this.root.hidden = !horde;
    this.root.classList.toggle('laying', laying);
    this.root.setAttribute('aria-label', horde?.name ?? '');
    if (!horde) {
      fill(this.root);
      return;
    }
    const option = laying ? this.shown : undefined;
    fill(
      this.root,
      this.head(horde, laying),
      laying ? this.hordes(all) : null,
      laying ? el('div', { class: 'lay-row' }, this.pieces(all), this.facts(horde, option)) : null,
      this.grid(horde, option),
      laying ? this.buttons(option) : null,
      hordeNotes(table, horde),
      hordeTable(table, horde, option?.mask ?? 0),
    );
  }

  /** @param {HordeScene} horde @param {boolean} laying */
  head(horde, laying) {
    const { table } = this;
    return el(
      'header',
      { class: 'lay-head' },
      el('h3', {}, horde.name, ' ', el('span', { class: 'soft' }, horde.space)),
      laying ? null : this.hint(horde),
      laying
        ? el('button', { class: 'button quiet lay-peek', type: 'button', 'data-key': 'peek', onclick: this.doing.peek }, table.say('to-card'))
        : el('button', { class: 'button quiet square lay-close', type: 'button', 'aria-label': table.say('close'), onclick: this.doing.close }, '×'),
    );
  }

  /** Asks whether the horde can be cleared, where hints can be asked for. @param {HordeScene} horde */
  hint(horde) {
    const { context, scene, state } = this.table;
    if (!context.hint || scene.phase !== 'play' || !state?.decision) return null;
    return el('button', { class: 'button quiet lay-hint', type: 'button', 'data-key': 'hint', onclick: () => context.hint?.(`clear ${horde.space}`) }, context.say('hint-clear-at'));
  }

  /** Which of several hordes. @param {Placement[]} all */
  hordes(all) {
    const serials = [...new Set(all.map((option) => option.horde))];
    if (serials.length < 2) return null;
    return el(
      'div',
      { class: 'lay-tabs', role: 'group', 'aria-label': this.table.say('choose-horde') },
      ...serials.map((serial) => {
        const horde = this.table.horde(serial);
        if (!horde) return null;
        const on = serial === this.table.pick.horde;
        return el(
          'button',
          {
            class: `lay-tab ${on ? 'on' : ''}`,
            type: 'button',
            'aria-pressed': String(on),
            'aria-label': this.table.hordeLabel(horde),
            'data-key': `lay ${serial}`,
            'data-place': horde.at,
            onclick: () => this.doing.pick({ horde: serial, piece: this.table.pick.piece }),
          },
          small(this.table, horde),
          el('span', {}, horde.space),
        );
      }),
    );
  }

  /** What lies on the card, and what would. @param {HordeScene} horde @param {Placement | undefined} option */
  picture(horde, option) {
    const ghosts = Object.entries(this.table.ghosts)
      .filter(([, what]) => what?.horde === horde.id && what.mask)
      .map(([seat, what]) => ({ seat, mask: Number(what.mask) }));
    return hordeCard(this.table, horde, SQUARE, { fresh: option?.mask, look: lookOf(option), ghosts, names: true });
  }

  /** Only the piece has moved: the card stays, so that a finger does not lose it. */
  redraw() {
    const { card, root, table } = this;
    const horde = table.horde(table.pick.horde ?? 0);
    const option = this.shown;
    if (!card?.isConnected || !horde || !option) return this.draw();
    card.replaceChildren(this.picture(horde, option));
    card.setAttribute('aria-label', this.told(option));
    root.querySelector('.lay-facts')?.replaceWith(this.facts(horde, option));
    root.querySelector('table')?.replaceWith(hordeTable(table, horde, option.mask));
    const buttons = root.querySelector('.lay-buttons');
    if (buttons) fill(buttons, ...this.ends(option));
    return undefined;
  }

  /** @param {Placement} option */
  told(option) {
    return `${option.label}. ${this.table.say('place-help')}`;
  }

  /** @param {HordeScene} horde @param {Placement | undefined} option */
  grid(horde, option) {
    const card = this.table.catalogue.cards[horde.card];
    const [wide, high] = [card.width * SQUARE, card.height * SQUARE];
    const drawing = svg(
      'svg',
      {
        class: 'lay-card',
        viewBox: `${-EDGE} ${-EDGE} ${wide + EDGE + 24} ${high + EDGE + 24}`,
        'aria-hidden': option ? null : 'true',
      },
      this.picture(horde, option),
    );
    if (option) {
      drawing.setAttribute('tabindex', '0');
      drawing.setAttribute('role', 'application');
      drawing.setAttribute('data-key', 'lay-card');
      drawing.setAttribute('aria-label', this.told(option));
      this.card = drawing;
      drawing.addEventListener('pointermove', (event) => this.follow(event));
      drawing.addEventListener('pointerdown', (event) => {
        drawing.setPointerCapture(event.pointerId);
        this.pressed = this.table.pick.text;
        this.follow(event);
        drawing.focus({ preventScroll: true });
      });
      drawing.addEventListener('click', (event) => this.click(event));
    }
    return drawing;
  }

  /** @param {HordeScene} horde @param {Placement | undefined} option */
  facts(horde, option) {
    const covers = option?.covers ?? 0;
    return el(
      'p',
      { class: 'lay-facts' },
      el('span', { class: `tag ${covers ? 'good' : ''}` }, this.table.say('covers', { n: covers })),
      el('span', { class: 'tag' }, this.table.say('left-open', { n: horde.open - covers })),
      el('span', { class: 'soft' }, option ? squares(option, this.width) : ''),
    );
  }

  /** Which of several pieces. @param {Placement[]} all */
  pieces(all) {
    const { table } = this;
    const some = all.filter((option) => option.horde === table.pick.horde);
    const kinds = [...new Map(some.map((option) => [pieceOf(option), option])).entries()];
    if (kinds.length < 2) return null;
    return el(
      'div',
      { class: 'lay-tabs', role: 'group', 'aria-label': table.say('choose-piece') },
      ...kinds.map(([kind, option]) =>
        el(
          'button',
          {
            class: `lay-tab ${kind === table.pick.piece ? 'on' : ''}`,
            type: 'button',
            'aria-pressed': String(kind === table.pick.piece),
            'data-key': `piece ${kind}`,
            'aria-label': option.from ? table.say('soldier-from', { ...option.from }) : kind,
            title: option.from ? table.say('soldier-from', { ...option.from }) : null,
            onclick: () => this.doing.pick({ horde: table.pick.horde, piece: kind }),
          },
          ...(option.from ? [table.pictures.icon('token', 'soldier'), el('span', {}, `${option.from.space} · ${option.from.square}`)] : [pieceIcon(table, option)]),
        ),
      ),
    );
  }

  /** @param {Placement | undefined} option */
  buttons(option) {
    return el('div', { class: 'lay-buttons' }, ...this.ends(option));
  }

  /** @param {Placement | undefined} option */
  ends(option) {
    const { table } = this;
    const turns = new Set(this.here.map((one) => shapeOf(one.mask, this.width))).size > 1;
    return [
      turns
        ? el('button', { class: 'button', type: 'button', 'data-key': 'rotate', onclick: () => this.rotate() }, '⟳ ', table.say('rotate'))
        : null,
      el(
        'button',
        { class: 'button main big', type: 'button', 'data-key': 'confirm', 'data-answer': option?.text, onclick: () => option && this.doing.answer(option) },
        table.say('confirm'),
      ),
    ];
  }

  // -- moving the piece --------------------------------------------------------------------------

  /** @param {Placement | undefined} option */
  show(option) {
    const { table } = this;
    if (!option || option.text === table.pick.text) return;
    this.doing.pick({ ...table.pick, text: option.text });
  }

  /** Where the pointer is, in squares. @param {MouseEvent} event */
  squareAt(event) {
    const matrix = this.card?.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: at.x / SQUARE, y: at.y / SQUARE };
  }

  /** @param {PointerEvent} event */
  follow(event) {
    if (event.pointerType === 'touch' && !event.buttons && event.type === 'pointermove') return;
    const at = this.squareAt(event);
    if (at) this.show(this.nearest(at));
  }

  /** The legal place nearest to a point; turned as now, if that is near enough. @param {{ x: number, y: number }} at */
  nearest(at) {
    const shape = this.shown ? shapeOf(this.shown.mask, this.width) : '';
    const far = (/** @type {Placement} */ one) => {
      const middle = centre(one.mask, this.width);
      return Math.hypot(middle.x - at.x, middle.y - at.y);
    };
    const closest = (/** @type {Placement[]} */ some) =>
      some.length ? some.reduce((one, two) => (far(two) < far(one) ? two : one)) : undefined;
    const same = closest(this.here.filter((one) => shapeOf(one.mask, this.width) === shape));
    if (same && far(same) <= STRAY) return same;
    const any = closest(this.here);
    return any && same && far(same) - far(any) < 0.5 ? same : any;
  }

  /** A second press on the same place confirms. @param {MouseEvent} event */
  click(event) {
    const at = this.squareAt(event);
    const option = this.shown;
    if (!at || !option) return;
    const on = spots(option.mask, this.width).some(
      ({ row, column }) => Math.floor(at.y) === row && Math.floor(at.x) === column,
    );
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (on && (!touch || this.pressed === option.text) && event.detail === 2) this.doing.answer(option);
  }

  rotate() {
    const { shown, here, width } = this;
    if (!shown) return;
    const shapes = [...new Set(here.map((one) => shapeOf(one.mask, width)))];
    const next = shapes[(shapes.indexOf(shapeOf(shown.mask, width)) + 1) % shapes.length];
    const at = centre(shown.mask, width);
    const far = (/** @type {Placement} */ one) => {
      const middle = centre(one.mask, width);
      return Math.hypot(middle.x - at.x, middle.y - at.y);
    };
    const some = here.filter((one) => shapeOf(one.mask, width) === next);
    this.show(some.reduce((one, two) => (far(two) < far(one) ? two : one)));
    this.tell();
  }

  /** @param {[number, number]} step */
  move(step) {
    const { shown, here, width } = this;
    if (!shown) return;
    const at = centre(shown.mask, width);
    const shape = shapeOf(shown.mask, width);
    const cost = (/** @type {Placement} */ one) => {
      const middle = centre(one.mask, width);
      const ahead = (middle.x - at.x) * step[0] + (middle.y - at.y) * step[1];
      const aside = Math.abs((middle.x - at.x) * step[1]) + Math.abs((middle.y - at.y) * step[0]);
      if (ahead < 0.4) return Infinity;
      return ahead + 2 * aside + (shapeOf(one.mask, width) === shape ? 0 : 6);
    };
    const best = here.reduce((one, two) => (cost(two) < cost(one) ? two : one));
    if (cost(best) < Infinity) this.show(best);
    this.tell();
  }

  tell() {
    const option = this.shown;
    if (!option) return;
    this.table.context.announce(`${option.label}. ${this.table.say('covers', { n: option.covers ?? 0 })}`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = STEPS[event.key];
    const option = this.shown;
    if (!option || event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) this.move(step);
    else if (event.key === 'r' || event.key === 'R') this.rotate();
    else if (event.key === 'Enter' && event.target === this.card) this.doing.answer(option);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {Placement} option @param {number} width */
function squares(option, width) {
  return spots(option.mask, width)
    .map(({ row, column }) => `${'abcdefghij'[column]}${row + 1}`)
    .join(' ');
}

/** @param {Placement | undefined} option */
function lookOf(option) {
  if (!option) return 'tile';
  if (option.verb === 'base' || option.verb === 'portal') return option.verb;
  return option.verb === 'tile' ? `${option.type}` : 'soldier';
}

/** A horde card for a tab. @param {Table} table @param {DrawnHorde} horde */
export function small(table, horde) {
  return svg('svg', { class: 'rift-small', viewBox: '-4 -4 58 58', 'aria-hidden': 'true' }, hordeCard(table, horde, 10));
}

/** A piece by its shape. @param {Table} table @param {Placement} option */
function pieceIcon(table, option) {
  if (option.piece === 'soldier') return table.pictures.icon('token', 'soldier');
  const rows = String(option.piece).split('/');
  const drawing = svg('svg', { class: 'rift-piece', viewBox: `-1 -1 ${(rows[0]?.length ?? 1) * 10 + 2} ${rows.length * 10 + 2}`, 'aria-hidden': 'true' });
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if (mark === 'X') drawing.append(svg('rect', { class: `cell look-${option.type}`, x: x * 10, y: y * 10, width: 10, height: 10 }));
    }),
  );
  return drawing;
}
