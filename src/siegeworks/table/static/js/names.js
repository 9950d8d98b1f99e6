/**
 * Names of games.
 */

/** The game of a name such as `game/mode`. @param {string} name */
export function gameOf(name) {
  return name.split('/')[0];
}
