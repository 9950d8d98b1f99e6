/**
 * The keys of the table. A board has keys of its own while it has the focus; what it has dealt with
 * does not come here.
 */

import { byId, el, inPage } from './dom.js';
import { dialog, isOpen } from './dialogs.js';
import { say } from './phrases.js';
import { settings } from './settings.js';

/** @typedef {Record<string, () => void>} Acts */

/** @param {Acts} acts what each key does @param {(n: number) => void} digit */
export function listen(acts, digit) {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isOpen() || isTyping(event.target) || !byId('curtain').hidden) return;
    if (settings.keys === 'off' && event.key.length === 1 && event.key !== '?') return;
    if (/^[1-9]$/.test(event.key)) digit(Number(event.key));
    else if (event.key in acts) acts[event.key]();
    else return;
    event.preventDefault();
  });
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName);
}

/** Every key there is. @param {string[]} [more] keys of the board: pairs of key and phrase */
export function showKeys(more = []) {
  /** @type {[string, string][]} */
  const known = inPage('keys');
  const extra = more.map((pair) => /** @type {[string, string]} */ (pair.split(' ', 2)));
  dialog(say('keys'), [
    el(
      'dl',
      { class: 'keys' },
      [...known, ...extra].map(([keys, phrase]) =>
        el('div', {}, el('dt', {}, keys.split(' ').flatMap((key) => [el('kbd', {}, key), ' '])), el('dd', {}, say(phrase))),
      ),
    ),
  ]);
}
