/**
 * "Try it": machines play the deck against the starter decks, and the result comes with intervals.
 */

import { button, el, fill } from '/static/js/dom.js';
import { call } from '/static/js/http.js';
import { language, say } from '/static/js/phrases.js';

const OFTEN = 700;

/** @typedef {{deck?: string, games: number, wins: number, share?: number, low?: number, high?: number}} Result */
/** @typedef {{id: string, state: string, before: number, done: number, games: number, against: Result[], all: Result}} Told */

export class Trial {
  /** @param {HTMLElement} form @param {HTMLElement} host @param {Record<string, string>} terms @param {() => object} wish */
  constructor(form, host, terms, wish) {
    this.host = host;
    this.terms = terms;
    this.wish = wish;
    this.old = false;
    /** @type {Told | null} */
    this.told = null;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const games = Number(new FormData(/** @type {HTMLFormElement} */ (form)).get('games'));
      this.begin(games);
    });
  }

  /** @param {number} games */
  async begin(games) {
    this.old = false;
    await this.ask('/api/decks/try', { ...this.wish(), games });
  }

  /** The deck was changed: what is shown is of another one. */
  stale() {
    if (!this.told || this.old) return;
    this.old = true;
    this.show();
  }

  /** @param {string} path @param {object} [wish] */
  async ask(path, wish) {
    try {
      this.told = await call(path, wish);
      this.show();
      if (this.open) setTimeout(() => this.ask(`/api/decks/try/${this.told?.id}`), OFTEN);
    } catch (error) {
      fill(this.host, el('p', { class: 'fault', role: 'alert' }, /** @type {Error} */ (error).message));
    }
  }

  get open() {
    return this.told?.state === 'waiting' || this.told?.state === 'running';
  }

  show() {
    const told = this.told;
    if (!told) return;
    const facts = { n: told.before, done: told.done, games: told.games };
    const line = say(`decks-try-${told.state}`, facts);
    fill(
      this.host,
      el('p', { class: 'try-state', role: this.open ? null : 'status' }, line),
      this.open
        ? el(
            'div',
            { class: 'try-progress' },
            el('progress', { max: told.games, value: told.done, 'aria-label': line }),
            button(say('decks-try-stop'), () => this.stop(told.id), { kind: 'quiet' }),
          )
        : null,
      this.old ? el('p', { class: 'small soft' }, say('decks-try-changed')) : null,
      told.done ? this.table(told) : null,
    );
  }

  /** @param {string} id */
  async stop(id) {
    await call(`/api/decks/try/${id}/stop`, {}).catch(() => {});
  }

  /** @param {Told} told */
  table(told) {
    const head = ['decks-try-against', 'decks-try-won', 'decks-try-share', 'decks-try-interval'];
    return el(
      'table',
      { class: 'try-table' },
      el('thead', {}, el('tr', {}, head.map((key) => el('th', { scope: 'col' }, say(key))))),
      el(
        'tbody',
        {},
        told.against.map((one) => this.row(this.terms[one.deck ?? ''] ?? '', one)),
        this.row(say('decks-try-all'), told.all, 'all'),
      ),
    );
  }

  /** @param {string} label @param {Result} one @param {string} [kind] */
  row(label, one, kind) {
    const percent = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });
    const { share, low, high } = one;
    const known = share !== undefined && low !== undefined && high !== undefined;
    return el(
      'tr',
      { class: kind ?? null },
      el('th', { scope: 'row' }, label),
      el('td', {}, `${one.wins}/${one.games}`),
      el('td', {}, known ? percent.format(share) : '–'),
      el('td', {}, known ? this.interval(share, low, high) : null, known ? `${percent.format(low)} – ${percent.format(high)}` : '–'),
    );
  }

  /**
   * The interval as a line on a scale from never to always, with a tick at the half.
   * @param {number} share
   * @param {number} low
   * @param {number} high
   */
  interval(share, low, high) {
    const space = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(space, 'svg');
    svg.setAttribute('viewBox', '0 0 100 14');
    svg.setAttribute('class', 'interval');
    svg.setAttribute('aria-hidden', 'true');
    const parts = [
      ['scale', 'M0 7h100'],
      ['half', 'M50 1v12'],
      ['range', `M${100 * low} 7H${100 * high}`],
      ['point', `M${100 * share} 3v8`],
    ];
    for (const [kind, way] of parts) {
      const path = document.createElementNS(space, 'path');
      path.setAttribute('class', kind);
      path.setAttribute('d', way);
      svg.append(path);
    }
    return svg;
  }
}
