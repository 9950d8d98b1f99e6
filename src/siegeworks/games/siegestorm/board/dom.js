/**
 * Small things the board is built from: elements, and a tree that is changed as little as possible.
 */

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */
/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element with attributes and children; what is null, undefined or false is left out.
 * @param {string} tag with classes after dots, such as `div.card.small`
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(' ');
  setAttributes(element, attributes);
  for (const child of children.flat()) {
    if (child || child === '') element.append(child);
  }
  return element;
}

const SPACE = 'http://www.w3.org/2000/svg';

/**
 * A drawing of one or several paths in a box of 24 by 24.
 * @param {string} name a class
 * @param {...string} paths
 * @returns {SVGElement}
 */
export function drawing(name, ...paths) {
  const svg = document.createElementNS(SPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', name);
  svg.setAttribute('aria-hidden', 'true');
  for (const path of paths) {
    const line = document.createElementNS(SPACE, 'path');
    line.setAttribute('d', path);
    svg.append(line);
  }
  return svg;
}

/**
 * @param {Element} element
 * @param {Attributes} attributes
 */
function setAttributes(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(key, value === true ? '' : String(value));
  }
}

const KEPT = new Set(['style', 'tabindex', 'data-lit', 'data-picked', 'data-failed']);

/**
 * Makes an old element look like a new one, keeping every node that can be kept.
 * @param {Element} old
 * @param {Element} fresh
 */
export function morph(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const keyed = new Map();
  for (const child of old.children) keyed.set(keyOf(child), child);
  let here = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = child instanceof Element ? keyOf(child) : null;
    const twin = key ? keyed.get(key) : here;
    if (twin && fits(twin, child)) {
      if (twin === here) here = here?.nextSibling ?? null;
      else old.insertBefore(twin, here);
      if (child instanceof Element) morph(/** @type {Element} */ (twin), child);
      else if (twin.nodeValue !== child.nodeValue) twin.nodeValue = child.nodeValue;
    } else {
      old.insertBefore(child, here);
    }
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = /** @type {ChildNode | null} */ (next);
  }
}

/** @param {Element} element */
function keyOf(element) {
  return element.getAttribute('data-k') ?? element.getAttribute('data-place');
}

/**
 * @param {Node} one
 * @param {Node} other
 */
function fits(one, other) {
  if (one.nodeName !== other.nodeName) return false;
  if (!(one instanceof Element) || !(other instanceof Element)) return true;
  return keyOf(one) === keyOf(other);
}

/**
 * A phrase of the catalogue with what is told put in.
 * @param {Record<string, any>} catalogue
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 * @returns {string}
 */
export function phrase(catalogue, key, facts = {}) {
  let text = String(catalogue.say[key] ?? key);
  for (const [name, value] of Object.entries(facts)) text = text.replace(`{${name}}`, String(value));
  return text;
}
