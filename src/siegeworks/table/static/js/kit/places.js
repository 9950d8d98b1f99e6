/**
 * Places of a board: elements that say by `data-place` (and `data-also`) what they are.
 */

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
