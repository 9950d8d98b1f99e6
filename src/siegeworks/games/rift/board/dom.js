/**
 * Small tools to make elements, of HTML and of SVG.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Record<string, string | number | boolean | null | undefined | EventListener>} Attributes */
/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Sets attributes; functions become listeners, `true` an empty attribute, nothing is left out.
 * @param {Element} node
 * @param {Attributes} attributes
 */
function dress(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(name, /** @type {EventListener} */ (value));
    else node.setAttribute(name, value === true ? '' : String(value));
  }
}

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  dress(node, attributes);
  for (const child of children) if (child) node.append(child);
  return node;
}

/**
 * A name that may be too wide for its place: it says how long its longest word is, and the style
 * sheet makes the letters small enough for it.
 * @param {string} text
 */
export function nameOf(text) {
  const node = el('span', { class: 'name' }, text);
  node.style.setProperty('--longest', String(longest(text)));
  return node;
}

/** How many letters the longest word has. @param {string} text */
export function longest(text) {
  return Math.max(...text.split(/\s+/).map((word) => word.length));
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  dress(node, attributes);
  for (const child of children) if (child) node.append(child);
  return node;
}

/**
 * Replaces what an element holds, and gives the focus back to what lay at the same place.
 * @param {Element} node
 * @param {...Child} children
 */
export function fill(node, ...children) {
  const held = document.activeElement;
  const key = held && node.contains(held) ? held.getAttribute('data-key') : null;
  node.replaceChildren(.../** @type {(Node | string)[]} */ (children.filter(Boolean)));
  if (!key) return;
  const next = node.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}

/**
 * Lets a part of a drawing be pressed like a button, by pointer and keys.
 * @param {SVGElement} node
 * @param {string} label
 * @param {string} key
 * @param {() => void} act
 */
export function pressable(node, label, key, act) {
  node.setAttribute('role', 'button');
  node.setAttribute('tabindex', '0');
  node.setAttribute('aria-label', label);
  node.setAttribute('data-key', key);
  node.addEventListener('click', (event) => {
    event.stopPropagation();
    act();
  });
  node.addEventListener('keydown', (event) => {
    const pressed = /** @type {KeyboardEvent} */ (event);
    if (pressed.key !== 'Enter' && pressed.key !== ' ') return;
    pressed.preventDefault();
    pressed.stopPropagation();
    act();
  });
}
