/**
 * Carrying a card to where it may go.
 *
 * On a touch screen a hand is scrolled sideways; a card that is moved upwards is carried.
 */

import { placesOf } from './board.js';

/** @typedef {import('./board.js').BoardOfSiegestorm} Board */

const FAR = 9;
/** A click that ends a drag is none. */
const AFTERWARDS = 80;

export class Dragging {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {HTMLElement | null} */
    this.card = null;
    /** @type {HTMLElement | null} */
    this.ghost = null;
    this.start = { x: 0, y: 0 };
    this.dropped = 0;
    this.pointer = -1;
    this.moved = (/** @type {PointerEvent} */ event) => this.move(event);
    this.let = (/** @type {PointerEvent} */ event) => this.release(event);
    this.stop = () => this.end();
  }

  get active() {
    return this.ghost !== null;
  }

  justDropped() {
    return performance.now() - this.dropped < AFTERWARDS;
  }

  /**
   * @param {PointerEvent} event
   * @param {HTMLElement} card
   */
  begin(event, card) {
    this.end();
    if (!this.board.picking.drops(card.dataset.place ?? '').size) return;
    this.card = card;
    this.pointer = event.pointerId;
    this.start = { x: event.clientX, y: event.clientY };
    window.addEventListener('pointermove', this.moved);
    window.addEventListener('pointerup', this.let);
    window.addEventListener('pointercancel', this.stop);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.card || event.pointerId !== this.pointer) return;
    const x = event.clientX - this.start.x;
    const y = event.clientY - this.start.y;
    if (!this.ghost) {
      const carried = event.pointerType === 'mouse' ? Math.hypot(x, y) > FAR : -y > FAR && Math.abs(y) > Math.abs(x);
      if (!carried) return;
      this.lift();
    }
    if (this.ghost) this.ghost.style.translate = `${x}px ${y}px`;
    this.hover(event);
  }

  lift() {
    const { card, board } = this;
    if (!card) return;
    board.panel.hide(false);
    board.picking.picked = card.dataset.place ?? null;
    board.light();
    const box = card.getBoundingClientRect();
    this.ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
    this.ghost.className += ' ss-carried';
    this.ghost.removeAttribute('data-place');
    Object.assign(this.ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    board.root.append(this.ghost);
    board.root.toggleAttribute('data-carrying', true);
  }

  /**
   * The lit place under the pointer, with what dropping there would answer.
   * @param {PointerEvent} event
   */
  under(event) {
    const drops = this.board.picking.drops(this.card?.dataset.place ?? '');
    const found = [];
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      if (!(element instanceof HTMLElement) || element === this.ghost || this.ghost?.contains(element)) continue;
      const options = placesOf(element).flatMap((place) => drops.get(place) ?? []);
      if (options.length) found.push({ element, options });
    }
    return found[0] ?? null;
  }

  /** @param {PointerEvent} event */
  hover(event) {
    const over = this.under(event)?.element;
    for (const element of this.board.root.querySelectorAll('[data-over]')) {
      if (element !== over) element.removeAttribute('data-over');
    }
    over?.setAttribute('data-over', '');
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (event.pointerId !== this.pointer) return;
    const { active, board } = this;
    const target = active ? this.under(event) : null;
    this.end();
    if (!active) return;
    this.dropped = performance.now();
    board.unpick();
    if (target?.options.length === 1) board.answer(target.options[0].text);
    else if (target) board.explaining.choice(target.element, target.options);
  }

  end() {
    window.removeEventListener('pointermove', this.moved);
    window.removeEventListener('pointerup', this.let);
    window.removeEventListener('pointercancel', this.stop);
    this.board.root.removeAttribute('data-carrying');
    for (const element of this.board.root.querySelectorAll('[data-over]')) element.removeAttribute('data-over');
    this.ghost?.remove();
    this.ghost = this.card = null;
  }
}
