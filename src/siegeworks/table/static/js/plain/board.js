/**
 * The text board: everything a seat sees as lists that can be read aloud, with a button for each
 * answer where it belongs. Used by choice, and where the board of a game cannot be drawn.
 *
 * @module plain/board
 */

import { el, fill } from '../dom.js';
import { has } from '../phrases.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('../types.js').State} State */
/** @typedef {import('../types.js').Plain} Plain */

const NAMES = ['label', 'name', 'title', 'text'];
const SKIPPED = new Set(['key', 'x', 'y', 'width', 'height', 'path', 'svg', 'uid']);

/**
 * @param {HTMLElement} host
 * @param {Context} context
 * @returns {import('../types.js').Board}
 */
export function mount(host, context) {
  const place = el('div', { class: 'plain-board', tabindex: 0 });
  host.append(place);
  return {
    show(state) {
      fill(place, describe(state.scene ?? {}, context));
    },
    focus: () => place.focus(),
    destroy: () => place.remove(),
  };
}

/**
 * The parts of a scene, each under its heading.
 * @param {Plain} scene
 * @param {Context} context
 */
function describe(scene, context) {
  return Object.entries(scene)
    .filter(([, value]) => value && typeof value === 'object')
    .map(([key, value]) => el('section', {}, el('h3', {}, heading(key, context)), tell(value, context)));
}

/**
 * @param {string} key
 * @param {Context} context
 */
function heading(key, context) {
  const phrase = `scene-${key}`;
  return has(phrase) ? context.say(phrase) : key;
}

/**
 * @param {any} value
 * @param {Context} context
 * @returns {Node | string}
 */
function tell(value, context) {
  if (Array.isArray(value)) return el('ul', {}, value.map((one) => el('li', {}, tell(one, context))));
  if (value === null || typeof value !== 'object') return String(value);
  const named = NAMES.find((name) => typeof value[name] === 'string' && value[name]);
  const rest = Object.entries(value).filter(([key, part]) => key !== named && !SKIPPED.has(key) && part !== null && part !== '' && part !== false);
  return el(
    'div',
    {},
    named ? el('strong', {}, value[named]) : null,
    rest.length
      ? el('dl', {}, rest.map(([key, part]) => el('div', {}, el('dt', {}, heading(key, context)), el('dd', {}, tell(part, context)))))
      : null,
  );
}
