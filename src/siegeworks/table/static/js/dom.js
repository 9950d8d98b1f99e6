/**
 * Elements by one call, and the icons. No markup is ever made from text.
 */

/** @typedef {Node | string | null | undefined | false} Child */
/** What is null, undefined or false is left out, `true` is an empty attribute, `onclick` and the like are listeners. @typedef {Record<string, any>} Attributes */
/**
 * The element of a tag, which may have classes after dots: `div.card.small`.
 * @template {string} T
 * @typedef {T extends `${infer K extends keyof HTMLElementTagNameMap}.${string}` ? HTMLElementTagNameMap[K] : T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : HTMLElement} ElementOf
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element with attributes, listeners and children.
 * @template {string} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {ElementOf<T>}
 */
export function el(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  const made = document.createElement(name);
  if (classes.length) made.className = classes.join(' ');
  return /** @type {ElementOf<T>} */ (dressed(made, attributes, children));
}

/**
 * A part of a drawing.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  return dressed(document.createElementNS(SVG, tag), attributes, children);
}

/**
 * @template {Element} E
 * @param {E} made
 * @param {Attributes} attributes
 * @param {(Child | Child[])[]} children
 */
function dressed(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...present(children));
  return made;
}

/** What is there of some children. @param {(Child | Child[])[]} children */
function present(children) {
  return /** @type {(Node | string)[]} */ (children.flat().filter((child) => child !== null && child !== undefined && child !== false));
}

/** The element with an id that is surely there. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element #${id}`);
  return found;
}

/** What the server has put into the page as JSON. @param {string} id @returns {any} */
export function inPage(id) {
  return JSON.parse(byId(id).textContent ?? 'null');
}

/**
 * Replaces what an element holds, and gives the focus back to what has the same `data-key`.
 * @param {Element} host
 * @param {...(Child | Child[])} children
 */
export function fill(host, ...children) {
  const held = document.activeElement;
  const key = held && host.contains(held) ? held.getAttribute('data-key') : null;
  host.replaceChildren(...present(children));
  const next = key && host.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}

/** Paths of 24 × 24, drawn by line. */
const ICONS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  log: 'M5 4h11l3 3v13H5zM9 9h6M9 13h6M9 17h4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  machine: 'M5 8h14v11H5zM12 8V4M9 13v1M15 13v1M2 12v3M22 12v3M9 4h6',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  person: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7',
  boss: 'M5 9L3 3l5 3M19 9l2-6l-5 3M6 9c0-3 12-3 12 0v6c0 3-3 5-6 5s-6-2-6-5zM9 13h1M14 13h1M10 17h4',
  eye: 'M2 12c4-8 16-8 20 0c-4 8-16 8-20 0zM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  why: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.01M12 22a10 10 0 1 0 0-20a10 10 0 0 0 0 20z',
  flag: 'M5 21V4h13l-3 4l3 4H5',
  again: 'M4 4v6h6M20 20v-6h-6M5 15a8 8 0 0 0 14 2M19 9A8 8 0 0 0 5 7',
  save: 'M12 3v12M7 11l5 5l5-5M4 20h16',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2',
  share: 'M12 3v12M8 7l4-4l4 4M5 12v8h14v-8',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1 2 1 3h6c0-1 0-2 1-3a6 6 0 0 0-4-10z',
  ahead: 'M5 12h13M13 6l6 6l-6 6',
};

/** @typedef {keyof typeof ICONS} IconName */

/** An icon, silent for screen readers. @param {IconName} name */
export function icon(name) {
  return drawing('icon', ICONS[name]);
}

/** A drawing of paths in a box of 24 × 24. @param {string} style a class @param {...string} paths */
export function drawing(style, ...paths) {
  return svg('svg', { class: style, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, paths.map((d) => svg('path', { d })));
}

/**
 * Lets a part of a drawing be pressed like a button, by pointer and keys.
 * @param {SVGElement} node
 * @param {string} label
 * @param {string} key
 * @param {() => void} act
 */
export function pressable(node, label, key, act) {
  const press = (/** @type {Event} */ event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    if (event instanceof KeyboardEvent) event.preventDefault();
    event.stopPropagation();
    act();
  };
  return dressed(node, { role: 'button', tabindex: 0, 'aria-label': label, 'data-key': key, onclick: press, onkeydown: press }, []);
}

/**
 * A button with an icon before its words.
 * @param {string} label
 * @param {() => void} act
 * @param {{kind?: string, icon?: IconName, bare?: boolean, title?: string}} [look] bare: the icon alone
 */
export function button(label, act, look = {}) {
  return el(
    'button',
    {
      type: 'button',
      class: `button ${look.kind ?? ''}${look.bare ? ' square' : ''}`,
      'aria-label': look.bare ? label : null,
      title: look.title ?? (look.bare ? label : null),
      onclick: act,
    },
    look.icon && icon(look.icon),
    look.bare ? null : label,
  );
}
