/**
 * The text board: everything a seat sees as lists that can be read aloud. Used by choice, and where
 * the board of a game cannot be drawn. All answers are then in the question's list.
 */

import { el, fill } from './dom.js';
import { factsOf } from './games.js';

/** @import { Catalogue, Scene, Zone } from './generated/messages.js' */
/** @typedef {{title: string, lines: string[]}} Section a heading, and what stands below it */
/** @typedef {(scene: Scene, catalogue: Catalogue) => Section[]} Describe */

/** @param {HTMLElement} host @param {import('./types.js').Context} context @returns {Promise<import('./types.js').Board>} */
export async function mount(host, context) {
  const { text } = factsOf(context.game).modules;
  /** @type {{describe: Describe}} */
  const { describe } = text ? await import(text) : { describe: lists };
  const place = el('div', { class: 'plain-board', tabindex: 0, role: 'region', 'aria-label': context.say('board-text') });
  host.append(place);
  return {
    show(state) {
      const sections = describe(state.scene, context.catalogue);
      fill(place, sections.filter((each) => each.lines.length).map(shown));
    },
    focus: () => place.focus(),
    destroy: () => place.remove(),
  };
}

/**
 * Any scene in words, for a game that does not tell its own: what belongs to all, then seat by seat.
 * @param {Scene} scene
 * @returns {Section[]}
 */
function lists(scene) {
  const { title = '', phase = '', seats = [], zones = [] } = scene;
  const of = (/** @type {string} */ seat) => zones.filter((zone) => (zone.seat ?? '') === seat).map(zoneLine);
  const head = [title, phase].filter(Boolean).join(' · ');
  return [{ title: head, lines: of('') }, ...seats.map(({ seat, name }) => ({ title: name, lines: of(seat) }))];
}

/** @param {Zone} zone */
function zoneLine({ name, number, hidden, pieces = [], marks = [] }) {
  const there = pieces.map((piece) => [(piece.count ?? 1) > 1 ? `${piece.count}× ` : '', piece.name, ...noted(piece.marks)].join(''));
  const said = there.join(', ') || (number ?? (hidden || '–'));
  return `${name}: ${said}${noted(marks).join('')}`;
}

/** @param {string[]} [marks] */
function noted(marks = []) {
  return marks.length ? [` (${marks.join(', ')})`] : [];
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
