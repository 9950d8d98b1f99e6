/**
 * A review in the making: lets it begin, shows how far it is, and shows it once it is there.
 */

import { Refusal, call } from '../http.js';
import { say } from '../phrases.js';

const PAUSE = 1000;

const waiting = /** @type {HTMLElement} */ (document.getElementById('review-waiting'));
const state = /** @type {HTMLElement} */ (document.getElementById('review-state'));
const bar = /** @type {HTMLProgressElement} */ (document.getElementById('review-progress'));
const path = `/api/tables/${waiting.dataset.table}/review`;

/** @param {{state: string, done: number, total: number}} told */
function show(told) {
  tell(say(`review-${told.state}`));
  if (told.total) bar.value = Math.floor((100 * told.done) / told.total);
  else bar.removeAttribute('value');
}

/** @param {string} text said only when it is new, since it is read aloud */
function tell(text) {
  if (state.textContent !== text) state.textContent = text;
}

/** @param {object} [body] with one the review is begun */
async function look(body) {
  try {
    const told = await call(path, body);
    if (told.state === 'ready') {
      location.reload();
      return;
    }
    show(told);
    if (told.state === 'failed') bar.hidden = true;
    else setTimeout(() => look(told.state === 'none' ? {} : undefined), PAUSE);
  } catch (fault) {
    tell(fault instanceof Refusal ? fault.message : String(fault));
    setTimeout(look, 5 * PAUSE, {});
  }
}

look({});
