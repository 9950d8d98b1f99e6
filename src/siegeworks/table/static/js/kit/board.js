/**
 * What boards are made of: the board itself, its places, the focus, what is carried, animation.
 */

import { el } from '../dom.js';

/** @import { Catalogue, Option, Scene } from '../generated/messages.js' */
/** @import { Context, Entry, State } from '../types.js' */

/** Milliseconds after which an answer that nobody took may be given again. */
const PATIENCE = 1500;

/**
 * What every board does: it lies in its host and follows its size, answers once, shows hints.
 * @template {Catalogue} C
 * @template {Scene} S
 * @template {Option} O
 */
export class BoardBase {
  /** The board itself offers every option, so that the question shows only those without a place. */
  placesAll = true;

  /** @param {HTMLElement} host @param {Context<C>} context @param {string} name the class of its root */
  constructor(host, context, name) {
    this.host = host;
    this.context = context;
    this.root = el('div', { class: name });
    host.replaceChildren(this.root);
    /** @type {State<S, O> | null} */
    this.state = null;
    this.answered = '';
    /** The answer that a hint shows, and its places. @type {{text: string, at: string[]} | null} */
    this.hinted = null;
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(host);
  }

  /** The options of the question, as far as there is one. */
  get options() {
    return this.state?.decision?.options ?? [];
  }

  /** Another state: nothing is answered yet, no hint is shown. @param {State<S, O>} state */
  take(state) {
    this.state = state;
    this.answered = '';
    this.hinted = null;
  }

  /** Fits everything into the room there is. */
  resize() {}

  /**
   * Answers once: until the table has moved on, a second click is no second answer.
   * @param {string} text
   * @returns {boolean} whether it was sent
   */
  send(text) {
    if (this.answered) return false;
    this.answered = text;
    setTimeout(() => {
      if (this.answered === text) this.answered = '';
    }, PATIENCE);
    this.context.answer(text);
    return true;
  }

  /** Marks what a hint shows. */
  markHints() {
    for (const each of this.root.querySelectorAll('[data-place], [data-answer]')) {
      const answers = this.hinted !== null && each.getAttribute('data-answer') === this.hinted.text;
      each.toggleAttribute('data-hinted', answers || placesOf(each).some((place) => this.hinted?.at.includes(place)));
    }
  }

  /** Brings what a hint shows into sight. */
  revealHint() {
    this.root.querySelector('[data-hinted]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  destroy() {
    this.sizes.disconnect();
    this.host.replaceChildren();
  }
}

/** Which way each arrow key leads. @type {Record<string, [number, number]>} */
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** What lies aside of the way counts as so much farther. */
const ASIDE = 2;
/** Pixels something must lie ahead. */
const AHEAD = 4;

/**
 * Moves the focus to the nearest of some elements in the direction of a key; whether there is one.
 * @param {Element | null} from
 * @param {Iterable<Element>} others
 * @param {string} key
 */
export function step(from, others, key) {
  const way = WAYS[key];
  if (!way || !from) return false;
  const here = middle(from);
  /** @type {Element | null} */
  let best = null;
  let least = Infinity;
  for (const element of others) {
    if (element === from || !isSeen(element)) continue;
    const there = middle(element);
    const along = (there.x - here.x) * way[0] + (there.y - here.y) * way[1];
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0]);
    const far = along + aside * ASIDE;
    if (along > AHEAD && far < least) [best, least] = [element, far];
  }
  focus(best);
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return best !== null;
}

/** Whether an element is on the screen at all. @param {Element} element */
function isSeen(element) {
  return element.getClientRects().length > 0;
}

/** @param {Element | null | undefined} element @param {FocusOptions} [how] */
export function focus(element, how) {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus(how);
}

/** The first element that is seen, by the selectors in their order. @param {Element} root @param {string[]} selectors */
export function firstOf(root, selectors) {
  for (const each of selectors) {
    const found = [...root.querySelectorAll(each)].find(isSeen);
    if (found) return found;
  }
  return null;
}

/** The middle of an element on the screen. @param {Element} element */
export function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The places of an element: its own, and the one it stands on. @param {Element} element */
export function placesOf(element) {
  return ['data-place', 'data-also'].flatMap((name) => element.getAttribute(name) ?? []);
}

/** The element of a place. @param {Element} root @param {string} place @returns {HTMLElement | SVGElement | null} */
export function find(root, place) {
  const name = CSS.escape(place);
  return root.querySelector(`[data-place="${name}"]`) ?? root.querySelector(`[data-also="${name}"]`);
}

/** Where every place is on the screen. @param {Element} root @returns {Map<string, DOMRect>} */
export function rects(root) {
  const found = new Map();
  for (const element of root.querySelectorAll('[data-place]')) {
    const box = element.getBoundingClientRect();
    if (box.width) for (const place of placesOf(element)) found.set(place, box);
  }
  return found;
}

/** How long everything takes, as a multiple of the usual. @type {Record<string, number>} */
const PACE = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** The event of the document that says that something is being shown; its detail is the event of the game. */
export const SHOWN = 'board-shows';

/** Animation that explains: how fast, what is under way, how it hurries and ends. */
export class Motion {
  /** @param {HTMLElement} root @param {Context} context */
  constructor(root, context) {
    this.root = root;
    this.context = context;
    /** @type {Set<Animation>} */
    this.running = new Set();
  }

  /** Nothing moves at 0. */
  get pace() {
    return PACE[this.context.settings.speed] ?? 1;
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options */
  run(element, frames, options) {
    const animation = element.animate(frames, options);
    this.running.add(animation);
    const over = () => this.running.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }

  /** Something of the game is shown from now on: whoever plays sounds may listen. @param {Entry} event */
  show(event) {
    this.root.dispatchEvent(new CustomEvent(SHOWN, { bubbles: true, detail: event }));
  }

  /** Ends what is under way. */
  end() {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
  }

  /** Once everything that is under way has arrived; it hurries to be there in time. @param {number} within milliseconds */
  rest(within) {
    for (const animation of this.running) {
      const left = Number(animation.effect?.getComputedTiming().endTime ?? 0) - Number(animation.currentTime ?? 0);
      if (left > within) animation.updatePlaybackRate(left / within);
    }
    return Promise.allSettled([...this.running].map((animation) => animation.finished));
  }
}

/** Pixels the pointer must go before something is carried. */
const FAR = 8;
/** Milliseconds in which a click ends what was carried, and is none. */
const AFTERWARDS = 80;

/**
 * @typedef {object} Load
 * @property {() => HTMLElement} lift takes it up: the element that follows the pointer from where it is
 * @property {(event: PointerEvent) => void} over shows where it would be dropped
 * @property {(event: PointerEvent) => void} drop
 * @property {() => void} end dropped or not, nothing is carried any more
 */

/**
 * Carries something once the pointer has gone far enough.
 * @param {PointerEvent} start
 * @param {Load} load
 * @returns {() => void} puts it back at once
 */
export function carry(start, load) {
  const listening = new AbortController();
  const carries = wayOf(start);
  /** @type {HTMLElement | null} */
  let held = null;
  const stop = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    held?.remove();
    if (held) noClick();
    load.end();
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!held && !carries(x, y)) return;
    held ??= load.lift();
    held.style.translate = `${x}px ${y}px`;
    load.over(event);
  };
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    if (held && event.type === 'pointerup') load.drop(event);
  };
  const { signal } = listening;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  return stop;
}

/** The click that follows a drop means nothing; one that follows another press does. */
function noClick() {
  const listening = new AbortController();
  const once = { capture: true, once: true, signal: listening.signal };
  addEventListener('click', (event) => event.stopPropagation(), once);
  addEventListener('pointerdown', () => listening.abort(), once);
  setTimeout(() => listening.abort(), AFTERWARDS);
}

/** Whether a way the pointer went carries something. @param {PointerEvent} start @returns {(x: number, y: number) => boolean} */
function wayOf(start) {
  if (start.pointerType === 'mouse') return (x, y) => Math.hypot(x, y) > FAR;
  const scrolls = start.target instanceof Element && scrollsDown(start.target);
  return (x, y) => (scrolls ? Math.abs(x) > FAR && Math.abs(x) > Math.abs(y) : Math.abs(y) > FAR && Math.abs(y) > Math.abs(x));
}

/** Whether a finger on an element scrolls up and down. @param {Element} target */
function scrollsDown(target) {
  const button = target.closest('button') ?? target;
  return getComputedStyle(button).touchAction === 'pan-y';
}
