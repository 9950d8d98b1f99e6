/**
 * The keyboard on a board: arrows go to the nearest thing in their direction.
 */

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
export function isSeen(element) {
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
