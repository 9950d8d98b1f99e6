/**
 * The log of a whole game: what is past, what happens now, what is to come; each line leads there.
 *
 * @module around/replaylog
 */

import { button, el, fill } from '../dom.js';
import { say } from '../phrases.js';
import { change, settings } from '../settings.js';

/** @typedef {import('../types.js').Entry} Entry */

export class ReplayLog {
  /**
   * @param {HTMLElement} host
   * @param {(entry: Entry) => void} go
   * @param {() => void} close
   */
  constructor(host, go, close) {
    this.host = host;
    this.go = go;
    this.close = close;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Map<number, HTMLElement>} */
    this.lines = new Map();
    this.from = 0;
    this.to = 0;
    this.list = el('ol', { class: 'log-list replay-log', tabindex: 0, 'aria-label': say('log') });
  }

  /** @param {Entry[]} entries */
  reset(entries) {
    this.entries = entries.filter((entry) => entry.text);
    this.draw();
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
    this.list.classList.toggle('short', settings.log === 'short');
    this.lines = new Map(this.entries.map((entry) => [entry.n, this.line(entry)]));
    fill(this.list, [...this.lines.values()]);
    this.mark();
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

  /** @param {Entry} entry */
  line(entry) {
    return el(
      'li',
      { class: `log-line${entry.quiet ? ' quiet' : ''}${entry.head ? ' head' : ''}`, 'data-n': entry.n },
      el('button', { type: 'button', title: say('replay-go'), onclick: () => this.go(entry) }, entry.text),
    );
  }

  /**
   * Shows what happens now: the lines after one, up to another.
   * @param {number} from
   * @param {number} to
   */
  show(from, to) {
    this.from = from;
    this.to = to;
    this.mark();
  }

  mark() {
    let last = null;
    for (const [n, line] of this.lines) {
      const now = n > this.from && n <= this.to;
      line.classList.toggle('now', now);
      line.classList.toggle('later', n > this.to);
      if (n <= this.to && line.offsetParent) last = line;
      if (now) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    }
    if (last) this.list.scrollTop = last.offsetTop - this.list.offsetTop - this.list.clientHeight * 0.6;
    else this.list.scrollTop = 0;
  }
}
