/**
 * What the board says of itself, from the catalogue of the game.
 */

import { filled } from '/static/js/phrases.js';

/**
 * A phrase of the catalogue with its facts put in.
 * @param {import('./types.js').SiegeCatalogue} catalogue
 * @param {string} key
 * @param {import('/static/js/types.js').PhraseFacts} [facts]
 */
export function phrase(catalogue, key, facts = {}) {
  return filled(String(catalogue.say[key] ?? key), facts);
}
