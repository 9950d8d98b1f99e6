/**
 * How large everything is: as large as the room allows, so that the whole board is seen at once.
 */

const PHONE = 640;
const TABLET = 980;
/** Heights of a space of the Battlefield in pixels, by size of the screen: least and most. */
/** @type {Record<string, [number, number]>} */
const HEIGHTS = { phone: [46, 118], tablet: [70, 168], wide: [64, 176] };

/**
 * Makes the spaces as high as they can be without scrolling.
 * @param {HTMLElement} host
 * @param {HTMLElement} root
 * @param {HTMLElement} tree
 */
export function fit(host, root, tree) {
  const width = host.clientWidth;
  const size = width < PHONE ? 'phone' : width < TABLET ? 'tablet' : 'wide';
  root.dataset.size = size;
  const [least, most] = HEIGHTS[size];
  const room = Math.min(host.clientHeight || Infinity, window.innerHeight);
  let [low, high] = [least, most];
  set(root, high);
  if (tree.scrollHeight <= room) return;
  while (high - low > 3) {
    const middle = Math.floor((low + high) / 2);
    set(root, middle);
    if (tree.scrollHeight <= room) low = middle;
    else high = middle;
  }
  set(root, low);
}

/** @param {HTMLElement} root @param {number} height */
function set(root, height) {
  root.style.setProperty('--tile', `${height}px`);
  root.toggleAttribute('data-low', height < 84);
  root.toggleAttribute('data-flat', height < 56);
}
