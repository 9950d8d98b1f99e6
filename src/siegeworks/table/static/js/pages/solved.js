/**
 * Which puzzles somebody has solved; it stays in this browser.
 */

const PLACE = 'siegeworks.puzzles';

/** @returns {Set<string>} the ids of puzzles */
export function solved() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

/** @param {string} puzzle */
export function keepSolved(puzzle) {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...solved().add(puzzle)]));
  } catch {
    // Without a store it is forgotten.
  }
}
