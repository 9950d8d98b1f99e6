/**
 * The replay viewer: a game moment by moment, through the eyes of any seat.
 *
 * The fragment addresses a moment: `#57` after 57 answers, `#57.230` at an event of the log,
 * `#57-b` through the eyes of seat b, `#57-w` as a spectator.
 */

import { announce, refuse } from '../notices.js';
import { BoardHost } from '../boardhost.js';
import { button, byId, el, fill, icon, inPage } from '../dom.js';
import { dialog, isOpen } from '../dialogs.js';
import { call } from '../http.js';
import { say } from '../phrases.js';
import { settings, watch } from '../settings.js';
import { playOn } from './playon.js';
import { addressOf } from './positionlink.js';
import { Reel } from './reel.js';
import { ReplayLog } from './replaylog.js';
import { keepFile, showLink } from './sharing.js';
import { studyHints } from './studyhints.js';

/** @import { Fields, Seat, State, Step } from '../types.js' */
/** @import { Moment, Place } from './reel.js' */

const FRAGMENT = /^#(\d+)(?:\.(\d+))?(?:-([a-dw]))?$/;
const WATCHES = 'w';
/** Milliseconds between two moments. */
const PACES = { slow: 2_200, normal: 1_200, fast: 450 };
const PASTED = 'siegeworks.pasted';

/** @type {{record: string, table: string, seat: string}} */
const source = inPage('source');
/** @type {import('./playon.js').Offers} */
const offers = inPage('offers');

const slider = /** @type {HTMLInputElement} */ (byId('slider'));
const eyes = /** @type {HTMLSelectElement} */ (byId('eyes'));
const unit = /** @type {HTMLSelectElement} */ (byId('unit'));
const pace = /** @type {HTMLSelectElement} */ (byId('pace'));

class Viewer {
  /** @param {string} record */
  constructor(record) {
    this.reel = new Reel(record);
    /** @type {Place[]} */
    this.places = [];
    this.at = 0;
    /** @type {Moment | null} the end of the answer that is shown */
    this.end = null;
    /** @type {State | null} */
    this.state = null;
    /** The number of the last wish: a moment that comes late is not shown. */
    this.wished = 0;
    this.timer = 0;
    this.board = new BoardHost(byId('board'), {
      answer: () => {},
      why: (text) => this.ask('why', { text }),
      ahead: () => this.ask('ahead'),
      ghost: () => {},
      failed: () => {},
    });
    this.log = new ReplayLog(byId('side'), (entry) => this.toEntry(entry.n), () => toggleLog(false));
    this.hints = studyHints({
      wish: () => ({ record: this.reel.record, ply: this.places[this.at].ply, seat: this.reel.seat ?? '' }),
      version: () => this.places[this.at].ply,
      questions: () => this.board.questions(this.state?.scene),
      suggest: (text, at) => this.board.suggest(text, at),
    });
    watch(() => this.state && void this.go(this.at));
  }

  /** An explanation of what is shown. @param {string} act @param {Fields} [fields] */
  ask(act, fields = {}) {
    const { record, seat } = this.reel;
    return call('/api/study', { record, ply: this.places[this.at].ply, seat: seat ?? '', ask: act, ...fields });
  }

  /** Begins where the address says. */
  async begin() {
    const [, ply = '0', n, who = source.seat || 'a'] = FRAGMENT.exec(location.hash) ?? [];
    try {
      await this.reel.look(who === WATCHES ? null : /** @type {Seat} */ (who), 0);
    } catch {
      await this.reel.look('a', 0);
    }
    fill(
      eyes,
      this.reel.seats.map((each) => el('option', { value: each.seat }, seatLabel(each))),
      el('option', { value: WATCHES }, say('replay-spectator')),
    );
    eyes.value = this.reel.seat ?? WATCHES;
    if (n) unit.value = 'event';
    this.renew();
    this.log.reset(this.reel.log);
    byId('game-title').textContent = say(`title ${this.reel.game}`);
    await this.go(this.index({ ply: Number(ply), n: n ? Number(n) : Infinity }));
    document.body.dataset.state = 'shown';
  }

  /** The places anew, since something else is stepped by. */
  renew() {
    this.reel.events = unit.value === 'event';
    this.places = this.reel.places();
    slider.max = String(this.places.length - 1);
  }

  /** The last place that is not after another one. @param {Place} place */
  index(place) {
    const found = this.places.findLastIndex(
      (each) => each.ply < place.ply || (each.ply === place.ply && each.n <= place.n),
    );
    return Math.max(0, found);
  }

  /** Goes to where a line of the log was written. @param {number} n */
  toEntry(n) {
    this.stop();
    const found = this.places.findIndex((each) => each.n >= n);
    void this.go(found);
  }

  /** Shows a moment. @param {number} at */
  async go(at) {
    const number = ++this.wished;
    const target = Math.max(0, Math.min(at, this.places.length - 1));
    const forward = target === this.at + 1 && this.state !== null;
    const place = this.places[target];
    let moment;
    let end;
    try {
      moment = await this.reel.moment(place);
      end = await this.reel.end(place);
    } catch (error) {
      this.stop();
      return refuse(error);
    }
    if (number !== this.wished) return;
    const before = this.places[this.at];
    this.at = target;
    this.end = end ?? null;
    this.draw(moment, forward ? this.reel.log.slice(before.n, place.n) : null);
  }

  /** @param {Moment} moment @param {import('../types.js').Entry[] | null} fresh what has happened since the moment before */
  draw(moment, fresh) {
    const { reel } = this;
    this.state = {
      scene: moment.scene,
      decision: null,
      waiting: moment.waiting ?? null,
      outcome: moment.outcome ?? null,
      undo: null,
      seats: reel.seats,
      seat: reel.seat,
      version: moment.n,
    };
    const step = fresh
      ? /** @type {Step} */ ({ ...this.state, is: 'step', by: this.end?.by ?? null, what: 'answer', events: fresh })
      : null;
    this.board.show({ game: reel.game, seat: reel.seat, state: this.state }, step);
    const previous = this.places[this.at - 1];
    this.log.show(previous ? previous.n : 0, moment.n);
    this.hints.moved();
    this.tell(moment);
    this.address();
    if (fresh && !this.timer) for (const entry of fresh) if (!entry.quiet && entry.text) announce(entry.text);
  }

  /** Says who answered what, and what came of it. @param {Moment} moment */
  tell(moment) {
    const { reel, end } = this;
    const by = reel.seats.find((each) => each.seat === end?.by);
    const lines = reel.log.slice(this.places[this.at - 1]?.n ?? 0, moment.n).filter((entry) => entry.text);
    const loud = lines.filter((entry) => !entry.quiet);
    const last = (loud.length ? loud : lines).at(-1);
    const said = moment.outcome?.text ?? last?.text ?? moment.waiting?.text ?? '';
    fill(
      byId('now'),
      el(
        'p',
        { class: 'replay-answer' },
        by ? el('span', { class: `seat-mark seat-mark-${by.seat}`, 'aria-hidden': 'true' }, by.seat.toUpperCase()) : null,
        el('span', {}, by ? el('strong', {}, `${by.name}: `) : null, by ? end?.answer ?? '' : say('replay-beginning')),
      ),
      el('p', { class: 'replay-said' }, said),
    );
    const why = byId('why');
    why.hidden = !last;
    why.dataset.n = String(last?.n ?? '');
    const count = { n: moment.ply, all: reel.plies };
    byId('moment').textContent = say('replay-move', count);
    slider.value = String(this.at);
    slider.setAttribute('aria-valuetext', say('replay-move', count));
    const [first, final] = [this.at === 0, this.at === this.places.length - 1];
    for (const [id, off] of /** @type {[string, boolean][]} */ ([['first', first], ['prev', first], ['next', final], ['last', final]])) {
      byId(id).setAttribute('aria-disabled', String(off));
    }
    byId('position').setAttribute('aria-disabled', String(!end?.rest));
    byId('play-on').setAttribute('aria-disabled', String(Boolean(end?.outcome) && !end?.waiting));
    document.body.dataset.ply = String(moment.ply);
    document.body.dataset.version = String(moment.n);
    if (final) this.stop();
  }

  /** The address of what is shown, without a step back for the browser. */
  address() {
    const { ply, n } = this.places[this.at];
    const inside = n !== this.reel.lengths[ply] ? `.${n}` : '';
    const who = eyes.value === (source.seat || 'a') ? '' : `-${eyes.value}`;
    history.replaceState(null, '', `#${ply}${inside}${who}`);
  }

  /** @param {number} by */
  step(by) {
    this.stop();
    void this.go(this.at + by);
  }

  /** Plays, from the beginning if it was at the end; or stops. */
  toggle() {
    if (this.timer) return this.stop();
    if (this.at === this.places.length - 1) void this.go(0);
    this.timer = setTimeout(() => void this.tick(), 250);
    drawPlay(true);
  }

  async tick() {
    await this.go(this.at + 1);
    if (!this.timer) return;
    this.timer = setTimeout(() => void this.tick(), PACES[/** @type {keyof typeof PACES} */ (pace.value)]);
  }

  stop() {
    clearTimeout(this.timer);
    if (this.timer) drawPlay(false);
    this.timer = 0;
  }

  /** Looks through other eyes. */
  async look() {
    this.stop();
    const seat = eyes.value === WATCHES ? null : /** @type {Seat} */ (eyes.value);
    try {
      await this.reel.look(seat, this.places[this.at].ply);
    } catch (error) {
      return refuse(error);
    }
    const place = this.places[this.at];
    this.hints.close();
    this.renew();
    this.log.reset(this.reel.log);
    this.state = null;
    await this.go(this.index(place));
  }

  /** Steps by something else. */
  restep() {
    const place = this.places[this.at];
    this.renew();
    void this.go(this.index({ ply: place.ply, n: place.n }));
  }

  async why() {
    const n = Number(byId('why').dataset.n);
    const entry = this.reel.log[n - 1];
    const told = await this.ask('cause', { event: n }).catch(() => ({}));
    const clause = told.clause || entry.clause;
    dialog(say('log-cause'), [
      el('p', { class: 'quoted' }, entry.text),
      told.source ? el('p', {}, say('cause-card', { card: told.source })) : '',
      clause ? el('p', {}, el('strong', {}, say('cause-clause', { clause }))) : el('p', { class: 'soft' }, say('log-cause-none')),
      told.rule ? el('p', { class: 'soft' }, told.rule) : '',
    ]);
  }

  playOn() {
    if (off('play-on')) return refuse(say('replay-over-there'));
    const { record, game, seats, seat } = this.reel;
    playOn(say('replay-play-on'), seats, seat, offers, { game, record, ply: this.places[this.at].ply });
  }

  /** A link to this moment; a record that only this browser has is kept by the server first. */
  async share() {
    if (location.pathname.endsWith('/pasted')) {
      const agreed = await new Promise((settled) => {
        const made = dialog(say('room-share'), [el('p', {}, say('replay-share-keep'))], {
          closed: () => settled(false),
          foot: [
            button(say('cancel'), () => made.close()),
            button(say('replay-share-make'), () => {
              settled(true);
              made.close();
            }, { kind: 'main', icon: 'link' }),
          ],
        });
      });
      if (!agreed) return;
      try {
        const kept = await call('/api/records', { record: this.reel.record });
        history.replaceState(null, '', `${kept.url}${location.hash}`);
      } catch (error) {
        return refuse(error);
      }
    }
    showLink(say('room-share'), say('replay-share-text'), location.href);
  }

  /** Takes the position to the editor. */
  async position() {
    if (off('position')) return refuse(say('replay-no-rest'));
    const { record } = this.reel;
    try {
      const told = await call('/api/replay/position', { record, ply: this.places[this.at].ply });
      location.assign(addressOf(told));
    } catch (error) {
      refuse(error);
    }
  }
}

/** Whether a button says that it does nothing now. @param {string} id */
function off(id) {
  return byId(id).getAttribute('aria-disabled') === 'true';
}

/** @param {{seat: string, name: string}} each */
function seatLabel(each) {
  const letter = each.seat.toUpperCase();
  return each.name === letter ? say('seat-n', { seat: letter }) : `${letter} · ${each.name}`;
}

/** @param {boolean} playing */
function drawPlay(playing) {
  const made = byId('play');
  made.setAttribute('aria-pressed', String(playing));
  byId('play-icon').setAttribute('d', playing ? 'M8 5v14M16 5v14' : 'M7 4l13 8l-13 8z');
}

/** @param {boolean} [open] */
function toggleLog(open) {
  const now = document.body.classList.toggle('log-open', open);
  byId('log-toggle').setAttribute('aria-expanded', String(now));
  if (now) byId('side').querySelector('button')?.focus();
}

/** @param {boolean} [open] */
function toggleTools(open) {
  const now = document.body.classList.toggle('tools-open', open);
  byId('tools-toggle').setAttribute('aria-expanded', String(now));
}

const record = source.record || sessionStorage.getItem(PASTED) || '';
if (!record) location.replace('/replay');
const viewer = new Viewer(record);

/** @type {Record<string, () => void>} */
const ACTS = {
  first: () => (viewer.stop(), void viewer.go(0)),
  prev: () => viewer.step(-1),
  play: () => viewer.toggle(),
  next: () => viewer.step(1),
  last: () => (viewer.stop(), void viewer.go(Infinity)),
  why: () => void viewer.why(),
  'hint-key': () => viewer.hints.further(),
  'play-on': () => viewer.playOn(),
  share: () => void viewer.share(),
  position: () => void viewer.position(),
  keep: () => keepFile('siegeworks.game', record),
  'log-toggle': () => toggleLog(),
  'tools-toggle': () => toggleTools(),
};
for (const [id, act] of Object.entries(ACTS)) document.getElementById(id)?.addEventListener('click', act);
byId('log-toggle').append(icon('log'));
byId('tools-toggle').append(icon('menu'));
byId('board').addEventListener('click', () => toggleTools(false));
slider.addEventListener('input', () => {
  viewer.stop();
  void viewer.go(Number(slider.value));
});
eyes.addEventListener('change', () => void viewer.look());
unit.addEventListener('change', () => viewer.restep());

/** @type {Record<string, keyof typeof ACTS>} */
const KEYS = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play', l: 'log-toggle', h: 'hint-key' };
addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isOpen()) return;
  if (event.key === 'Escape') {
    if (viewer.hints.open) return viewer.hints.close();
    toggleLog(false);
    toggleTools(false);
    return;
  }
  const target = /** @type {HTMLElement} */ (event.target);
  if (['SELECT', 'TEXTAREA'].includes(target.tagName)) return;
  if (settings.keys === 'off' && /^\w$/.test(event.key)) return;
  if (target === slider && event.key !== ' ') return;
  if (event.key === ' ' && target.closest('button, a, summary')) return;
  const id = KEYS[event.key];
  if (!id) return;
  event.preventDefault();
  ACTS[id]();
});
addEventListener('hashchange', () => {
  const [, ply, n, who] = FRAGMENT.exec(location.hash) ?? [];
  if (!ply) return;
  if (n && unit.value !== 'event') {
    unit.value = 'event';
    viewer.renew();
  }
  const place = viewer.index({ ply: Number(ply), n: n ? Number(n) : Infinity });
  const changes = who && who !== eyes.value;
  if (changes) eyes.value = who;
  viewer.stop();
  void viewer.go(place).then(() => (changes ? viewer.look() : undefined));
});
if (record) {
  viewer.begin().catch((error) => {
    fill(byId('board'), el('p', { class: 'fault', role: 'alert' }, /** @type {Error} */ (error).message), el('p', {}, el('a', { class: 'button', href: '/replay' }, say('replay-title'))));
  });
}
