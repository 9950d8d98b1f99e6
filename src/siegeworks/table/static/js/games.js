/**
 * What the page has been told about each game.
 */

import { inPage } from './dom.js';
import { gameOf } from './tables.js';

/**
 * The addresses of a game's own modules, by what they do.
 * @typedef {{board?: string, text?: string, hints?: string, editor?: string}} Modules
 */
/**
 * @typedef {object} GameFacts
 * @property {boolean} curtain whether hands are hidden from others at the same screen
 * @property {boolean} stops whether it can be chosen when to be asked
 * @property {string} clause one of its rules, as an example
 * @property {Modules} modules
 */

/** @type {Record<string, GameFacts>} */
const games = inPage('games');

/** @param {string} name @returns {GameFacts} */
export function factsOf(name) {
  return games[gameOf(name)] ?? { curtain: true, stops: false, clause: '', modules: {} };
}
