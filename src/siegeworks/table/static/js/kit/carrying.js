/**
 * Carrying something to where it may go, by mouse or finger.
 *
 * A finger that moves the way things scroll there scrolls them; any other way it carries.
 */

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

/** The click that follows a drop means nothing. */
function noClick() {
  const listening = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true, signal: listening.signal });
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
