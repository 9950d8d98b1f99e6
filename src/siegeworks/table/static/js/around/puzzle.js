/**
 * A puzzle: the card says what is asked, the board lets one try, the server says whether it leads there.
 *
 * @module around/puzzle
 */

import { announce } from '../announce.js';
import { button, byId, el, fill } from '../dom.js';
import { call } from '../http.js';
import { listen } from '../keyboard.js';
import { say } from '../phrases.js';
import { refuse } from '../toasts.js';
import { keepSolved } from './solved.js';
import { Study } from './study.js';

/** @typedef {import('../types.js').Seat} Seat */
/** @typedef {import('../types.js').Plain} Plain */
/**
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {string} game
 * @property {Seat} seat
 * @property {Record<string, string>} switches
 * @property {string} position
 * @property {string} next the puzzle after it
 * @property {string[]} show places on the board that it is about
 */

const narrow = matchMedia('(max-width: 71.99rem)');

/** @type {Puzzle} */
const puzzle = JSON.parse(byId('puzzle').textContent ?? '{}');

class Solver {
  constructor() {
    /** @type {'going' | 'done' | 'missed'} */
    this.stage = 'going';
    /** Whether the server is being asked. */
    this.busy = false;
    /** Whether the way was shown, so that it was not found. */
    this.helped = false;
    const { game, switches, position } = puzzle;
    this.study = new Study({ game, switches, position }, puzzle.seat, { answer: (text) => this.answer(text) });
    byId('board').addEventListener('click', () => this.fold());
  }

  /** Lays the puzzle out, from its first answer on. */
  async begin() {
    const told = await this.ask({});
    if (!told) return;
    this.stage = 'going';
    this.helped = false;
    this.study.entries = [];
    this.study.board.clear();
    this.take(told, false);
    this.say('', 'going');
    this.tools();
  }

  /**
   * Tries an answer.
   * @param {string} text
   */
  async answer(text) {
    if (this.busy || this.stage !== 'going') return;
    const told = await this.ask({ answers: this.study.answers, text });
    if (!told) return;
    if (told.outcome !== 'going') told.state.decision = null;
    this.take(told, true);
    if (told.outcome !== 'going') this.finish(told.outcome);
  }

  /**
   * It is solved, or the line leads nowhere.
   * @param {'done' | 'missed'} outcome
   */
  finish(outcome) {
    this.stage = outcome;
    if (outcome === 'done' && !this.helped) keepSolved(puzzle.id);
    const text = say(outcome === 'missed' ? 'puzzles-not-that-way' : this.helped ? 'puzzles-that-was-it' : 'puzzles-found');
    this.say(text, outcome);
    announce(text);
    this.tools();
    const onward = /** @type {HTMLElement | null} */ (document.querySelector('#tools .main'));
    onward?.focus();
    // A board that is drawn anew takes the keyboard back to where it was.
    this.study.board.turn.then(() => onward?.focus());
  }

  /**
   * @param {object} wish
   * @returns {Promise<Plain | null>} nothing if it was refused
   */
  async ask(wish) {
    if (this.busy) return null;
    this.busy = true;
    try {
      return await call(`/api/puzzles/${puzzle.id}`, wish);
    } catch (refusal) {
      refuse(/** @type {Plain} */ (refusal));
      if (this.study.state) this.study.draw(null);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /**
   * @param {Plain} told
   * @param {boolean} moving
   */
  take(told, moving) {
    this.dark();
    byId('hint').hidden = true;
    this.study.answers = told.answers;
    this.study.take(told, moving);
    document.body.dataset.stage = told.outcome === 'begun' ? 'going' : told.outcome;
  }

  // -- the card -----------------------------------------------------------------------------

  /** Where the card stands above the board, it makes room as soon as somebody acts there. */
  fold() {
    if (this.stage === 'going' && narrow.matches) /** @type {HTMLDetailsElement} */ (byId('fold')).open = false;
  }

  /**
   * @param {string} text
   * @param {string} kind
   */
  say(text, kind) {
    const host = byId('said');
    host.hidden = !text;
    host.dataset.kind = kind;
    byId('do').hidden = text !== '';
    if (text) /** @type {HTMLDetailsElement} */ (byId('fold')).open = true;
    fill(host, text);
  }

  tools() {
    const { stage } = this;
    const again = button(say('puzzles-again'), () => this.begin(), { kind: stage === 'missed' ? 'main' : 'quiet', icon: 'again', bare: stage === 'going' });
    const hint = stage === 'going' ? button(say('puzzles-hint'), () => this.hint(), { kind: 'quiet', icon: 'why' }) : null;
    const show = stage === 'done' ? null : button(say('puzzles-show'), () => this.step(), { kind: 'quiet', icon: 'ahead' });
    const next = el('a', { class: stage === 'done' ? 'button main onward' : 'button quiet onward', href: `/puzzles/${puzzle.next}` }, say('puzzles-next'));
    fill(byId('tools'), again, hint, show, next);
  }

  // -- help ---------------------------------------------------------------------------------

  /** Tells an answer that leads on; nothing if none does. */
  async onward() {
    const told = await this.ask({ answers: this.study.answers, ask: 'onward' });
    return told ? String(told.text) : '';
  }

  /** Lights up where the next answer belongs. */
  async hint() {
    const text = await this.onward();
    if (!text) return;
    const host = byId('hint');
    host.textContent = say('puzzles-hint-text');
    host.hidden = false;
    announce(say('puzzles-hint-text'));
    this.dark();
    const wanted = this.study.state?.decision?.options.find((option) => option.text === text);
    for (const place of new Set([...puzzle.show, ...(wanted?.at ?? [])])) this.light(place);
    if (wanted && !wanted.at?.length) {
      document.querySelector(`[data-option="${CSS.escape(text)}"]`)?.classList.add('coach-lit');
    }
  }

  /** Plays the next answer of the solution. */
  async step() {
    if (this.stage === 'missed') await this.begin();
    this.helped = true;
    const text = await this.onward();
    if (text) await this.answer(text);
  }

  /** @param {string} place */
  light(place) {
    const key = CSS.escape(place);
    for (const each of byId('board').querySelectorAll(`[data-place="${key}"], [data-also="${key}"]`)) {
      each.classList.add('coach-lit');
    }
  }

  dark() {
    for (const each of document.querySelectorAll('.coach-lit')) each.classList.remove('coach-lit');
  }
}

const solver = new Solver();
const { board, prompt } = solver.study;
listen(
  {
    a: () => prompt.toggle(),
    '/': () => prompt.seek(),
    b: () => board.focus(),
    q: () => prompt.focus(),
    h: () => solver.stage === 'going' && void solver.hint(),
  },
  (n) => prompt.take(n),
);
void solver.begin();
