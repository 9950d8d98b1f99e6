/**
 * The list of lessons: how far one is in each.
 */

import { say } from '../phrases.js';
import { progressOf } from './progress.js';

for (const each of document.querySelectorAll('[data-lesson]')) {
  const { lesson = '', steps = '0' } = /** @type {HTMLElement} */ (each).dataset;
  const n = Number(steps);
  const { at, done } = progressOf(lesson, n);
  const bar = /** @type {HTMLProgressElement} */ (each.querySelector('progress'));
  const link = /** @type {HTMLElement} */ (each.querySelector('a'));
  const how = /** @type {HTMLElement} */ (each.querySelector('.lesson-how'));
  const going = at > 0 && at < n;
  if (going || done) {
    bar.hidden = false;
    bar.value = going ? at : n;
    link.textContent = say(going ? 'learn-continue' : 'learn-repeat');
    how.textContent = going ? say('learn-where', { at: at + 1, n }) : say('learn-finished');
  }
}
