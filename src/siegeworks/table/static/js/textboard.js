/**
 * The text board: everything a seat sees as lists that can be read aloud. Used by choice, and where
 * the board of a game cannot be drawn. All answers are then in the question's list.
 */

import { el, fill } from './dom.js';
import { factsOf } from './games.js';

/** @typedef {import('./types.js').Plain} Plain */
/** @typedef {{title: string, lines: string[]}} Section a heading, and what stands below it */
/** @typedef {(scene: Plain, catalogue: Plain) => Section[]} Describe */

/**
 * @param {HTMLElement} host
 * @param {import('./types.js').Context} context
 * @returns {Promise<import('./types.js').Board>}
 */
export async function mount(host, context) {
  const { text } = factsOf(context.game).modules;
  /** @type {{describe: Describe}} */
  const { describe } = text ? await import(text) : { describe: lists };
  const place = el('div', { class: 'plain-board', tabindex: 0, role: 'region', 'aria-label': context.say('board-text') });
  host.append(place);
  return {
    show(state) {
      const sections = describe(state.scene ?? {}, context.catalogue);
      fill(place, sections.filter((each) => each.lines.length).map(shown));
    },
    focus: () => place.focus(),
    destroy: () => place.remove(),
  };
}

/**
 * Any scene in words, part by part, for a game that does not tell its own.
 * @param {Plain} scene
 * @returns {Section[]}
 */
function lists(scene) {
  return Object.entries(scene).map(([title, part]) => {
    const items = typeof part === 'object' && part !== null ? Object.values(part) : [part];
    return { title, lines: items.map(inWords).filter(Boolean) };
  });
}

/** @param {any} value @returns {string} */
function inWords(value) {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(inWords).filter(Boolean).join(', ');
}

/** @param {Section} section */
function shown(section) {
  return el(
    'section',
    {},
    el('h3', {}, section.title),
    el('ul', {}, section.lines.map((line) => el('li', {}, line))),
  );
}
