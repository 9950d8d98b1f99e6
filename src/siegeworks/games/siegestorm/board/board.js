/**
 * The board of Siegestorm: shows a scene, lights up what may be picked, and answers.
 */

import { el } from '/static/js/dom.js';
import { BoardBase, carry, find, firstOf, focus, placesOf, rects, step as stepTo } from '/static/js/kit/board.js';
import { morph } from '/static/js/kit/morph.js';
import { Panel } from '/static/js/kit/panel.js';
import { Picking } from '/static/js/kit/picking.js';
import { phrase, Wounds } from './card.js';
import { Explaining } from './explaining.js';
import { fit, layout } from './layout.js';
import { BattleMotion } from './motion.js';

/** @import { Step } from './scene.js' */
/** @import { Board, Context, SiegeCatalogue, SiegeOption as Option, SiegeScene, State } from './types.js' */

/** Milliseconds a finger rests on a card before it is shown large. */
const LONG_PRESS = 480;
/** Milliseconds a mouse rests on a card before it is shown large. */
const HOVER = 550;
const NEAR_THE_EDGE = 48;
const MARGIN = 4;
/** Rows that may be too long for the screen. */
const SCROLLING = '.ss-hand, .ss-boss-hand, .ss-support';

/** Moves whose ends light up only once a card is picked up. */
const WIDE = ['play'];

/** @extends {BoardBase<SiegeCatalogue, SiegeScene, Option>} */
class SiegeBoard extends BoardBase {
  keys = ['i key-info'];

  /** @param {HTMLElement} host @param {Context} context */
  constructor(host, context) {
    super(host, context, 'ss-root');
    this.root.dataset.size = 'wide';
    this.tree = el('div.ss');
    this.root.append(this.tree);
    this.picking = new Picking(WIDE);
    this.wounds = new Wounds();
    this.panel = new Panel(this.root, phrase(context.catalogue, 'close'));
    this.panel.closed = () => this.unpick();
    this.motion = new BattleMotion(this.root, context);
    this.explaining = new Explaining(this);
    /** Puts back what is carried. */
    this.putBack = () => {};
    /** Whether the own side is looked at, where not everything fits in. */
    this.low = true;
    this.height = 0;
    /** Whether the board has scrolled by itself. */
    this.revealed = false;
    this.scrolled = () => {
      if (host.clientHeight !== this.height || this.revealed) {
        this.revealed = false;
        return;
      }
      this.low = host.scrollTop + host.clientHeight > host.scrollHeight - NEAR_THE_EDGE;
    };
    host.addEventListener('scrollend', this.scrolled);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.held = false;
    /** Whether the keyboard was on the board when it answered, and shall come back there. */
    this.typing = false;
    this.listen();
  }

  /** What is shown; asked for only once there is something. */
  get scene() {
    return /** @type {State} */ (this.state).scene;
  }

  // -- showing --------------------------------------------------------------------------

  /** @param {State} state @param {Step | null} step */
  show(state, step) {
    const old = this.state?.scene ?? null;
    const before = step ? rects(this.root) : null;
    const focused = this.focusedPlace() ?? (this.typing ? '' : null);
    this.typing = false;
    this.motion.end();
    this.take(state);
    this.picking.offer(this.options);
    if (step) this.wounds.note(step, this.context.seat);
    const fresh = layout(this.context, this.wounds.mark(state.scene), state.decision);
    morph(this.tree, fresh);
    this.bars();
    this.light();
    this.resize();
    if (this.panel.open && !this.panel.element.hasAttribute('data-quiet')) this.panel.hide();
    this.restoreFocus(focused);
    if (before && step) this.motion.play(before, old, step.events);
  }

  /** Bars are as long as they say; no style may stand in markup. */
  bars() {
    for (const bar of this.root.querySelectorAll('[data-percent]')) {
      const element = /** @type {HTMLElement} */ (bar);
      element.style.width = `${element.dataset.percent}%`;
    }
  }

  /** Marks every place that may be picked, and the one that is. */
  light() {
    const lit = this.picking.lit();
    const { picked } = this.picking;
    for (const each of this.root.querySelectorAll('[data-place]')) {
      const element = /** @type {HTMLElement} */ (each);
      const places = placesOf(element);
      const on = places.some((place) => lit.has(place));
      element.toggleAttribute('data-lit', on);
      element.toggleAttribute('data-picked', places.includes(picked ?? '-'));
      if (element instanceof HTMLButtonElement) this.describe(element, places, on);
    }
    this.markHints();
    this.roving();
  }

  /** Lights up the answer that a hint shows. @param {string | null} text @param {string[]} at */
  suggest(text, at) {
    const option = this.picking.options.find((each) => each.text === text);
    this.hinted = text === null ? null : { text, at: option ? this.picking.placesOf(option) : at };
    this.markHints();
    this.revealHint();
  }

  /** Says what may be done at a place to those who listen. @param {HTMLElement} element @param {string[]} places @param {boolean} on */
  describe(element, places, on) {
    const labels = on ? this.picking.at(places).map((option) => option.label) : [];
    if (labels.length) element.setAttribute('aria-description', labels.join('; '));
    else element.removeAttribute('aria-description');
  }

  /** Fits everything in anew; who looks at the own side, at the lower edge, goes on doing so. */
  resize() {
    fit(this.host, this.root, this.tree);
    this.height = this.host.clientHeight;
    if (this.low) this.host.scrollTop = this.host.scrollHeight;
    this.reveal();
  }

  /** Scrolls to what may be picked on the Battlefield and beyond, if all of it can be seen at once. */
  reveal() {
    const lit = [...this.root.querySelectorAll('[data-lit]')].filter((each) => !each.closest('.ss-hand') && each.getClientRects().length);
    if (!lit.length) return;
    const boxes = lit.map((each) => each.getBoundingClientRect());
    const seen = this.host.getBoundingClientRect();
    const end = seen.bottom - (this.root.querySelector('.ss-hand')?.getBoundingClientRect().height ?? 0);
    const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
    if (bottom - top > end - seen.top || (top >= seen.top && bottom <= end)) return;
    this.revealed = true;
    this.host.scrollTop += top < seen.top ? top - seen.top : bottom - end;
  }

  // -- the keyboard ---------------------------------------------------------------------

  focusedPlace() {
    const focused = document.activeElement;
    return focused instanceof HTMLElement && this.root.contains(focused) ? (focused.dataset.place ?? '') : null;
  }

  /** @param {string | null} place */
  restoreFocus(place) {
    if (place === null || this.root.contains(document.activeElement)) return;
    focus(find(this.root, place) ?? this.first(), { preventScroll: true });
  }

  /** One place of the board and one of each row that scrolls are reached by Tab, the others from there by arrows. */
  roving() {
    const all = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll('button[data-place]')]);
    const current = all.find((element) => element === document.activeElement) ?? this.first();
    for (const element of all) element.tabIndex = element === current ? 0 : -1;
    for (const row of this.root.querySelectorAll(SCROLLING)) {
      const first = row.querySelector('button[data-place][data-lit]') ?? row.querySelector('button[data-place]');
      if (current && !row.contains(current) && first instanceof HTMLElement) first.tabIndex = 0;
    }
  }

  first() {
    return firstOf(this.root, ['button[data-place][data-lit]', '.ss-hand button[data-place]', 'button[data-place]']);
  }

  focus() {
    focus(this.first());
  }

  // -- picking --------------------------------------------------------------------------

  listen() {
    const { root } = this;
    root.addEventListener('click', (event) => this.clicked(event));
    root.addEventListener('keydown', (event) => this.typed(event));
    root.addEventListener('focusin', () => this.roving());
    root.addEventListener('pointerover', (event) => this.hovered(event));
    root.addEventListener('pointerdown', (event) => this.pressed(event));
    root.addEventListener('contextmenu', (event) => {
      if (this.held) event.preventDefault();
    });
    root.addEventListener(
      'error',
      (event) => {
        if (event.target instanceof HTMLImageElement) event.target.parentElement?.setAttribute('data-failed', '');
      },
      true,
    );
    for (const over of ['pointerup', 'pointercancel', 'pointerleave', 'scroll']) {
      root.addEventListener(over, () => clearTimeout(this.timer), { passive: true });
    }
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (this.held) {
      this.held = false;
      return;
    }
    const target = /** @type {Element} */ (event.target);
    if (target.closest('.board-panel[data-quiet]')) this.panel.hide();
    if (target.closest('.board-panel')) return;
    const answer = /** @type {HTMLElement | null} */ (target.closest('[data-answer]'));
    if (answer) {
      this.answer(answer.dataset.answer ?? '');
      return;
    }
    if (target.closest('[data-reasons]')) {
      this.explaining.reasons(/** @type {HTMLElement} */ (target.closest('[data-reasons]')));
      return;
    }
    const element = this.pickable(target);
    if (element) this.pick(element);
    else this.panel.hide();
  }

  /**
   * The element that was meant: the nearest that is lit, otherwise the nearest of all.
   * @param {Element} target
   * @returns {HTMLElement | null}
   */
  pickable(target) {
    const nearest = /** @type {HTMLElement | null} */ (target.closest('button[data-place]'));
    const lit = /** @type {HTMLElement | null} */ (target.closest('[data-place][data-lit]'));
    if (nearest && (nearest.hasAttribute('data-lit') || !lit)) return nearest;
    return lit ?? nearest;
  }

  /** @param {HTMLElement} element */
  pick(element) {
    const places = placesOf(element);
    const options = this.picking.at(places);
    const starts = options.filter((option) => option.from?.some((place) => places.includes(place)));
    if (starts.length) this.pickUp(element, starts);
    else if (options.length && nameless(element)) this.explaining.offer(element, options);
    else if (options.length === 1) this.answer(options[0].text);
    else if (options.length > 1) this.explaining.choice(element, options);
    else this.explaining.about(element);
  }

  /**
   * Takes a card up: its options are offered beside it, the places it may go to light up.
   * @param {HTMLElement} element
   * @param {Option[]} options
   */
  pickUp(element, options) {
    const place = element.dataset.place ?? '';
    this.panel.hide(false);
    this.picking.picked = place;
    this.light();
    this.explaining.offer(element, options);
  }

  unpick() {
    if (!this.picking.picked) return;
    this.picking.picked = null;
    this.light();
  }

  /** @param {string} text */
  answer(text) {
    const typing = this.root.contains(document.activeElement);
    if (!this.send(text)) return;
    this.typing = typing;
    this.panel.hide(false);
    this.unpick();
  }

  // -- carrying -------------------------------------------------------------------------

  /** @param {PointerEvent} event @param {HTMLElement} card */
  carry(event, card) {
    const place = card.dataset.place ?? '';
    const drops = this.picking.drops(place);
    if (!drops.size) return;
    this.putBack = carry(event, {
      lift: () => this.lift(card),
      over: (now) => this.over(this.dropAt(now, drops)?.element),
      drop: (now) => {
        const target = this.dropAt(now, drops);
        if (target?.options.length === 1) this.answer(target.options[0].text);
        else if (target) this.explaining.choice(target.element, target.options);
      },
      end: () => {
        this.over();
        if (this.carrying) this.unpick();
        this.root.removeAttribute('data-carrying');
      },
    });
  }

  get carrying() {
    return this.root.hasAttribute('data-carrying');
  }

  /** Takes a card up: another one like it follows the pointer. @param {HTMLElement} card */
  lift(card) {
    this.panel.hide(false);
    this.picking.picked = card.dataset.place ?? null;
    this.light();
    const box = card.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
    ghost.classList.add('ss-carried');
    ghost.removeAttribute('data-place');
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    this.root.append(ghost);
    this.root.toggleAttribute('data-carrying', true);
    return ghost;
  }

  /**
   * The place under the pointer where something may be dropped, with what that would answer.
   * @param {PointerEvent} event
   * @param {Map<string, Option[]>} drops
   */
  dropAt(event, drops) {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const options = placesOf(element).flatMap((place) => drops.get(place) ?? []);
      if (options.length) return { element: /** @type {HTMLElement} */ (element), options };
    }
    return null;
  }

  /** Shows where a card would be dropped. @param {Element} [target] */
  over(target) {
    for (const element of this.root.querySelectorAll('[data-over]')) element.removeAttribute('data-over');
    target?.setAttribute('data-over', '');
  }

  // -- keys, mouse and fingers ----------------------------------------------------------

  /** @param {KeyboardEvent} event */
  typed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && (this.panel.open || this.picking.picked)) {
      this.panel.hide();
      this.unpick();
      event.preventDefault();
      event.stopPropagation();
    } else if (this.panel.element.contains(/** @type {Node} */ (event.target))) {
      this.panelKey(event);
    } else if (event.key.startsWith('Arrow')) {
      if (stepTo(document.activeElement, this.root.querySelectorAll('button[data-place]'), event.key)) event.preventDefault();
    } else if (event.key === 'i' || event.key === 'I') {
      const focused = /** @type {HTMLElement} */ (event.target).closest('[data-place]');
      if (focused) this.explaining.about(/** @type {HTMLElement} */ (focused), { why: false });
      event.preventDefault();
    }
  }

  /** Arrows walk through what the panel offers. @param {KeyboardEvent} event */
  panelKey(event) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = /** @type {HTMLElement[]} */ ([...this.panel.element.querySelectorAll('button')]);
    const here = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = (here + (event.key === 'ArrowDown' ? 1 : -1) + buttons.length) % buttons.length;
    buttons[next]?.focus();
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  hovered(event) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.timer);
    const target = /** @type {Element} */ (event.target);
    if (target.closest('.board-panel')) return;
    const card = /** @type {HTMLElement | null} */ (target.closest('[data-card]'));
    if (this.panel.open && this.panel.element.hasAttribute('data-quiet')) this.panel.hide(false);
    if (card && !this.panel.open && !event.buttons) this.timer = setTimeout(() => this.peek(card), HOVER);
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    this.held = false;
    clearTimeout(this.timer);
    const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-card]'));
    if (!card || event.button) return;
    this.putBack();
    this.carry(event, card);
    if (event.pointerType === 'mouse') return;
    this.timer = setTimeout(() => {
      if (this.carrying) return;
      this.held = true;
      this.explaining.about(card, { why: false });
    }, LONG_PRESS);
  }

  /** @param {HTMLElement} card */
  peek(card) {
    if (!card.isConnected || this.panel.open || this.carrying) return;
    this.explaining.about(card, { why: false, quiet: true });
  }

  /** Once everything that is under way has been seen. @param {number} within milliseconds */
  rest(within) {
    return this.motion.rest(within);
  }

  destroy() {
    clearTimeout(this.timer);
    this.host.removeEventListener('scrollend', this.scrolled);
    this.putBack();
    super.destroy();
  }
}

/** Whether a card is shown so small that its name is not: then it is shown large before it is picked. @param {HTMLElement} element */
function nameless(element) {
  const name = element.querySelector('.ss-name');
  return name !== null && !name.getClientRects().length;
}

/** @param {HTMLElement} host @param {Context} context @returns {Board} */
export function mount(host, context) {
  return new SiegeBoard(host, context);
}

/** @typedef {SiegeBoard} BoardOfSiegestorm */
