/**
 * Links to pass on, and texts to copy or keep.
 */

import { button, el } from '../dom.js';
import { dialog } from '../dialogs.js';
import { say } from '../phrases.js';

/** A text that can be copied; the button says that it was. @param {HTMLInputElement | HTMLTextAreaElement} field */
export function copyButton(field) {
  const made = button(say('copy'), copy, { icon: 'copy', kind: 'main' });
  async function copy() {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      made.lastChild?.replaceWith(say('copied'));
    } catch {
      field.focus();
    }
  }
  return made;
}

/** Shows a link. @param {string} title @param {string} text @param {string} address */
export function showLink(title, text, address) {
  const field = el('input', { type: 'text', readonly: true, value: address, 'aria-label': title });
  const share = typeof navigator.share === 'function';
  dialog(title, [
    el('p', {}, text),
    el(
      'div',
      { class: 'share-link' },
      field,
      copyButton(field),
      share ? button(say('room-share'), () => void navigator.share({ url: address }).catch(() => {}), { icon: 'share' }) : null,
    ),
  ]);
  field.select();
}

/** Lets the browser keep a text as a file. @param {string} name @param {string} text */
export function keepFile(name, text) {
  const link = el('a', { href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
