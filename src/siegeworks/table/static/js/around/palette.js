/**
 * The palette of the position editor: what can be put where, without knowing the notation.
 *
 * @module around/palette
 */

import { Tools } from './palettefields.js';
import { riftPalette } from './riftpalette.js';
import { siegePalette } from './siegepalette.js';

/** @typedef {import('../types.js').Plain} Plain */
/** @typedef {import('./palettefields.js').Setting} Setting */

/** What is agreed on before a game and is chosen among the tools, by game. @type {Record<string, string[]>} */
export const AGREED = { siegestorm: ['boss', 'difficulty', 'base_deck', 'advanced_deck'], rift: ['storms'] };

/**
 * The palette of a game, how it is told of another text, and that it goes.
 * @param {Setting} setting
 * @param {Plain} catalogue
 * @param {import('./palettefields.js').Edit} edit
 */
export function palette(setting, catalogue, edit) {
  const tools = new Tools(edit);
  const made = setting.game.startsWith('rift/') ? riftPalette : siegePalette;
  return {
    groups: made(setting, catalogue, tools),
    update: (/** @type {string} */ text) => tools.update(text),
    leave: () => tools.leaving.forEach((each) => each()),
  };
}
