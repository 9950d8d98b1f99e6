/**
 * The log of a whole game: what is past, what happens now, what is to come; each line leads there.
 */

import { el, fill } from '../dom.js';
import { lineKind, LogPanel } from '../log.js';
import { say } from '../phrases.js';

/** @import { Entry } from '../types.js' */

export class ReplayLog extends LogPanel {
  /** @param {HTMLElement} host @param {(entry: Entry) => void} go @param {() => void} close */
  constructor(host, go, close) {
    super(host, close, 'replay-log');
    this.go = go;
    /** @type {Map<number, HTMLElement>} */
    this.lines = new Map();
    this.from = 0;
    this.to = 0;
  }

  /** @param {Entry[]} entries */
  reset(entries) {
    this.entries = entries.filter((entry) => entry.text);
    this.draw();
  }

  draw() {
    super.draw();
    this.lines = new Map(this.entries.map((entry) => [entry.n, this.line(entry)]));
    fill(this.list, [...this.lines.values()]);
    this.mark();
  }

  /** @param {Entry} entry */
  line(entry) {
    return el(
      'li',
      { class: lineKind(entry), 'data-n': entry.n },
      el('button', { type: 'button', title: say('replay-go'), onclick: () => this.go(entry) }, entry.text),
    );
  }

  /** Shows what happens now: the lines after one, up to another. @param {number} from @param {number} to */
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
