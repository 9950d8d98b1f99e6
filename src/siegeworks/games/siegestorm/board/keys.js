/**
 * The keyboard on the board: arrows go to the nearest place in their direction.
 */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Moves the focus; false if there is nothing in that direction.
 * @param {HTMLElement} root
 * @param {string} key
 */
export function moveFocus(root, key) {
  const way = WAYS[key];
  const from = document.activeElement;
  if (!way || !(from instanceof HTMLElement)) return false;
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of root.querySelectorAll('button[data-place]')) {
    const element = /** @type {HTMLElement} */ (each);
    if (element === from || !element.offsetParent) continue;
    const there = middle(element);
    const along = (there.x - here.x) * way[0] + (there.y - here.y) * way[1];
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0]);
    const far = along + aside * 2.5;
    if (along > 4 && far < least) {
      least = far;
      best = element;
    }
  }
  best?.focus();
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return best !== null;
}

/** @param {HTMLElement} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
