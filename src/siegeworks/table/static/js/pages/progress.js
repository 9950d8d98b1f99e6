/**
 * How far somebody is in each lesson; it stays in this browser.
 */

const PLACE = 'siegeworks.lessons';

/** @typedef {{at: number, done: boolean}} Progress where one goes on, and whether the end was once reached */

/** @returns {Record<string, Progress>} */
function all() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return found && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}

/** @param {string} lesson @param {number} steps how many there are @returns {Progress} */
export function progressOf(lesson, steps) {
  const { at, done } = all()[lesson] ?? {};
  const whole = Number.isInteger(at) ? Number(at) : 0;
  return { at: Math.min(Math.max(whole, 0), steps), done: done === true };
}

/** @param {string} lesson @param {Partial<Progress>} progress */
export function keepProgress(lesson, progress) {
  try {
    const known = all();
    localStorage.setItem(PLACE, JSON.stringify({ ...known, [lesson]: { ...known[lesson], ...progress } }));
  } catch {
    // Without a store one begins anew next time.
  }
}
