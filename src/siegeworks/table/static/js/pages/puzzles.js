/**
 * The list of puzzles: which of them are solved.
 */

import { say } from '../phrases.js';
import { solved } from './solved.js';

const known = solved();

for (const each of document.querySelectorAll('[data-solved]')) {
  const mark = /** @type {HTMLElement} */ (each);
  mark.hidden = !known.has(mark.dataset.solved ?? '');
}

for (const each of document.querySelectorAll('[data-count]')) {
  const tag = /** @type {HTMLElement} */ (each);
  const links = document.querySelectorAll(`[data-game="${tag.dataset.count}"]`);
  const done = [...links].filter((link) => known.has(/** @type {HTMLElement} */ (link).dataset.puzzle ?? '')).length;
  if (done) tag.textContent = say('puzzles-count', { done, n: Number(tag.dataset.number) });
}
