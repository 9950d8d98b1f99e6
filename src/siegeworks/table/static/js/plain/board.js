/**
 * The text board: everything a seat sees as lists that can be read aloud. Used by choice, and where
 * the board of a game cannot be drawn. All answers are then in the question's list.
 *
 * @module plain/board
 */

import { el, fill } from '../dom.js';
import { describe as rift } from './rift.js';
import { describe as siegestorm } from './siegestorm.js';

/** @typedef {import('../types.js').Plain} Plain */
/** @typedef {{title: string, lines: string[]}} Section a heading, and what stands below it */
/** @typedef {(scene: Plain, catalogue: Plain) => Section[]} Describe */

/** @type {Record<string, Describe>} */
const GAMES = { rift, siegestorm };

/**
 * @param {HTMLElement} host
 * @param {import('../types.js').Context} context
 * @returns {import('../types.js').Board}
 */
export function mount(host, context) {
  const describe = GAMES[context.game.split('/')[0]];
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

/** @param {Section} section */
function shown(section) {
  return el(
    'section',
    {},
    el('h3', {}, section.title),
    el('ul', {}, section.lines.map((line) => el('li', {}, line))),
  );
}

/**
 * A phrase of a catalogue with its facts put in.
 * @param {Record<string, string>} phrases
 * @param {string} key
 * @param {Record<string, unknown>} [facts]
 */
export function filled(phrases, key, facts = {}) {
  return (phrases[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ''));
}
