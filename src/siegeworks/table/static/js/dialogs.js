/**
 * Dialogs: a title, something to read, something to press. Escape closes, the focus comes back.
 */

import { button, el } from './dom.js';
import { say } from './phrases.js';

/**
 * Opens a dialog; whatever closes it takes it away.
 * @param {string} title
 * @param {(Node | string)[]} body
 * @param {{foot?: Node[], kind?: string, closed?: () => void}} [more]
 * @returns {HTMLDialogElement}
 */
export function dialog(title, body, more = {}) {
  const heading = el('h2', { id: `dialog-${document.querySelectorAll('dialog').length}` }, title);
  const made = el(
    'dialog',
    { class: more.kind ?? '', 'aria-labelledby': heading.id },
    el(
      'div',
      { class: 'dialog-head' },
      heading,
      button(say('close'), () => made.close(), { kind: 'quiet', icon: 'close', bare: true }),
    ),
    el('div', { class: 'dialog-body' }, body),
    more.foot?.length ? el('div', { class: 'dialog-foot' }, more.foot) : null,
  );
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  made.addEventListener('close', () => {
    made.remove();
    more.closed?.();
  });
  document.body.append(made);
  made.showModal();
  return made;
}

/**
 * Asks a question with two answers.
 * @param {{title: string, text?: string, yes: string, no?: string, danger?: boolean}} question
 * @param {(made: HTMLDialogElement) => void} [opened] is told the dialog, which may be taken away unanswered
 * @returns {Promise<boolean>}
 */
export function confirm(question, opened) {
  return new Promise((answered) => {
    let agreed = false;
    const made = dialog(question.title, question.text ? [el('p', {}, question.text)] : [], {
      closed: () => answered(agreed),
      foot: [
        button(question.no ?? say('cancel'), () => made.close()),
        button(
          question.yes,
          () => {
            agreed = true;
            made.close();
          },
          { kind: question.danger ? 'danger' : 'main' },
        ),
      ],
    });
    opened?.(made);
  });
}

/** Whether a dialog is open, so that keys of the table keep quiet. */
export function isOpen() {
  return document.querySelector('dialog[open]') !== null;
}
