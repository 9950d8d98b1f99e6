/**
 * What every log is: a list with a head that makes it short or whole, and a way to close it.
 */

import { button, el, fill } from './dom.js';
import { say } from './phrases.js';
import { change, settings } from './settings.js';

/** @import { Entry } from './types.js' */

export class LogPanel {
  /** @param {HTMLElement} host @param {() => void} close @param {string} [kind] of the list */
  constructor(host, close, kind = '') {
    this.host = host;
    this.close = close;
    /** @type {Entry[]} */
    this.entries = [];
    this.list = el('ol', { class: `log-list ${kind}`, tabindex: 0 });
  }

  draw() {
    fill(
      this.host,
      el(
        'div',
        { class: 'side-head' },
        el('h2', {}, say('log')),
        el('div', { class: 'switch', role: 'group', 'aria-label': say('log') }, this.kindButton('short'), this.kindButton('whole')),
        el('span', { class: 'side-close' }, button(say('log-close'), this.close, { kind: 'quiet', icon: 'close', bare: true })),
      ),
      this.list,
    );
    this.list.setAttribute('aria-label', say('log'));
    this.list.classList.toggle('short', settings.log === 'short');
  }

  /** @param {'short' | 'whole'} kind */
  kindButton(kind) {
    const made = button(say(`log-${kind}`), () => {
      change('log', kind);
      this.draw();
    }, { kind: 'quiet' });
    made.setAttribute('aria-pressed', String(settings.log === kind));
    return made;
  }
}

/** How a line looks. @param {Entry} entry */
export function lineKind(entry) {
  return `log-line${entry.quiet ? ' quiet' : ''}${entry.head ? ' head' : ''}`;
}
