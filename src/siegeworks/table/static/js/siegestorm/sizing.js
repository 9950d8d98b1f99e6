/**
 * How large everything is: as large as the room allows, so that the whole board is seen at once.
 *
 * @module siegestorm/sizing
 */

const PHONE = 640;
const TABLET = 980;
/** Heights of a space of the Battlefield in pixels, by size of the screen: least and most. */
/** @type {Record<string, [number, number]>} */
const HEIGHTS = { phone: [58, 118], tablet: [70, 168], wide: [64, 176] };
/** Spaces of a board beyond the own ones are lower by this. */
const BEYOND = 0.8;

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} root
 * @param {HTMLElement} tree
 */
export function fit(host, root, tree) {
  const width = host.clientWidth;
  const size = width < PHONE ? 'phone' : width < TABLET ? 'tablet' : 'wide';
  root.dataset.size = size;
  const [least, most] = HEIGHTS[size];
  const rows = rowsOf(tree, size);
  if (!rows) return;
  const room = Math.min(host.clientHeight || Infinity, window.innerHeight);
  set(root, least);
  const spare = room - tree.scrollHeight;
  set(root, Math.max(least, Math.min(most, Math.floor(least + spare / rows))));
}

/**
 * @param {HTMLElement} root
 * @param {number} height
 */
function set(root, height) {
  root.style.setProperty('--tile', `${height}px`);
  root.toggleAttribute('data-low', height < 84);
}

/**
 * How many rows of spaces lie one above the other.
 * @param {HTMLElement} tree
 * @param {string} size
 */
function rowsOf(tree, size) {
  if (tree.dataset.layout === 'coop') return size === 'wide' ? 3 : 5;
  if (tree.dataset.layout !== 'ring') return 3;
  return 3 + 3 * BEYOND * Number(tree.querySelector('[data-row="beyond"]')?.childElementCount ? 1 : 0);
}
