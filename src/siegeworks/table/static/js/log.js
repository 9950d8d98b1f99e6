/**
 * The log: short or whole, newest below; each line opens its cause and clause.
 */

import { withClauses } from './clauses.js';
import { dialog } from './dialogs.js';
import { button, el, fill } from './dom.js';
import { say } from './phrases.js';
import { change, settings } from './settings.js';

/** @import { Cause, Entry } from './generated/messages.js' */

/** What every log is: a list with a head that makes it short or whole, and a way to close it. */
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

export class Log extends LogPanel {
  /**
   * @param {HTMLElement} host
   * @param {(event: number) => Promise<Cause>} cause
   * @param {() => void} close
   * @param {(seat: string | null | undefined) => string} named
   */
  constructor(host, cause, close, named) {
    super(host, close);
    this.cause = cause;
    this.named = named;
    this.draw();
  }

  draw() {
    super.draw();
    fill(this.list, this.entries.length ? this.entries.map((entry) => this.line(entry)) : this.nothing());
    this.toEnd();
  }

  nothing() {
    return el('li', { class: 'log-empty soft' }, say('log-empty'));
  }

  /** The whole log anew. @param {Entry[]} entries */
  reset(entries) {
    this.entries = [...entries];
    this.draw();
  }

  /** More lines; after an undo those beyond the cut go first. @param {Entry[]} entries @param {number} [cut] */
  add(entries, cut) {
    if (cut !== undefined) {
      this.entries = this.entries.filter((entry) => entry.n <= cut);
      this.entries.push(...entries);
      return this.draw();
    }
    const last = this.entries.length ? this.entries[this.entries.length - 1].n : 0;
    const fresh = entries.filter((entry) => entry.n > last);
    if (!this.entries.length) this.list.replaceChildren();
    this.entries.push(...fresh);
    this.list.append(...fresh.map((entry) => this.line(entry)));
    this.toEnd();
  }

  toEnd() {
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {Entry} entry */
  line(entry) {
    const kind = lineKind(entry);
    if (entry.head) return el('li', { class: kind }, entry.text);
    return el(
      'li',
      { class: kind },
      el('button', { type: 'button', title: say('log-cause'), onclick: () => this.explain(entry) }, entry.text),
    );
  }

  /** @param {Entry} entry */
  async explain(entry) {
    /** @type {Partial<Cause>} */
    let told = {};
    try {
      told = await this.cause(entry.n);
    } catch {
      // The line itself can still be shown.
    }
    dialog(say('log-cause'), [el('p', { class: 'quoted' }, entry.text), ...causes(entry, told, this.named(told.by))]);
  }
}

/**
 * Why something happened, as paragraphs.
 * @param {Entry} entry
 * @param {Partial<Cause>} told
 * @param {string} by who gave the answer that led to it
 */
function causes(entry, told, by) {
  const clause = told.clause || entry.clause;
  const found = [
    told.source ? el('p', {}, say('cause-card', { card: told.source })) : null,
    told.answer ? el('p', {}, say('cause-answer', { answer: told.answer })) : by ? el('p', {}, say('cause-by', { name: by })) : null,
    clause ? el('p', {}, el('strong', {}, withClauses(say('cause-clause', { clause })))) : null,
    told.rule ? el('p', { class: 'soft' }, told.rule) : null,
  ].filter((part) => part !== null);
  return found.length ? found : [el('p', { class: 'soft' }, say('log-cause-none'))];
}
