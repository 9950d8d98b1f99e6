/**
 * Keys on the board: arrows go from place to place, and the focus follows what is asked next.
 */

/** Which way each arrow key leads. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** What the keyboard is led to, the first of these that is there. */
const NEXT = [
  '.rift-lay.laying .lay-card',
  '.rift-bar [data-key="confirm"]:not([disabled])',
  '.site.lit',
  '.rift-map .light',
  '.choice',
  '.rift-bar .gifts .button',
  '.tower-card.lit',
  '.ware.lit',
  '.rift-bar .button',
];

/** @param {Element} node */
function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Element | null | undefined} node */
function focus(node) {
  if (node instanceof HTMLElement || node instanceof SVGElement) node.focus();
}

/** Leads the keyboard to what is asked. @param {HTMLElement} root */
export function lead(root) {
  for (const what of NEXT) {
    const found = [...root.querySelectorAll(what)].find((node) => node.getClientRects().length);
    if (found) return focus(found);
  }
}

/**
 * Moves the focus to the nearest place in a direction; whether there was one.
 * @param {HTMLElement} root @param {Element} from @param {string} key
 */
export function step(root, from, key) {
  const way = WAYS[key];
  const area = from.closest('.rift-map, .rift-hand, .rift-choices, .rift-supply, .rift-hordes');
  if (!way || !area || !root.contains(area)) return false;
  const here = middle(from);
  const cost = (/** @type {Element} */ node) => {
    const at = middle(node);
    const ahead = (at.x - here.x) * way[0] + (at.y - here.y) * way[1];
    const aside = Math.abs((at.x - here.x) * way[1]) + Math.abs((at.y - here.y) * way[0]);
    return ahead > 4 ? ahead + 2 * aside : Infinity;
  };
  const others = [...area.querySelectorAll('[tabindex="0"], button')].filter((node) => node !== from && node.getClientRects().length);
  const best = others.reduce((/** @type {Element | null} */ one, two) => (cost(two) < (one ? cost(one) : Infinity) ? two : one), null);
  focus(best);
  return best !== null;
}
