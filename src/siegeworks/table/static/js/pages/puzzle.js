/**
 * A puzzle: the card says what is asked, the board lets one try, the server says whether it leads there.
 */

import { announce } from '../notices.js';
import { button, byId, el, fill, inPage } from '../dom.js';
import { say } from '../phrases.js';
import { Coach } from './coach.js';
import { keepSolved } from './solved.js';

/** @import { Seat } from '../types.js' */
/** @import { Looked } from './study.js' */
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

/** @type {Puzzle} */
const puzzle = inPage('puzzle');

const PATH = `/api/puzzles/${puzzle.id}`;

class Solver extends Coach {
  constructor() {
    const { game, switches, position } = puzzle;
    super({ game, switches, position }, puzzle.seat);
    /** Whether the way was shown, so that it was not found. */
    this.helped = false;
  }

  /** Lays the puzzle out, from its first answer on. */
  async begin() {
    const told = await this.ask(PATH, {});
    if (!told) return;
    this.stage = 'going';
    this.helped = false;
    this.fresh();
    this.take(told, false);
    this.say('', 'going');
    this.tools();
  }

  /** Tries an answer. @param {string} text */
  async answer(text) {
    if (this.busy || this.stage !== 'going') return;
    const told = await this.ask(PATH, { answers: this.study.answers, text });
    if (!told) return;
    if (told.outcome !== 'going') told.state.decision = null;
    this.take(told, true);
    if (told.outcome !== 'going') this.finish(told.outcome);
  }

  /** It is solved, or the line leads nowhere. @param {'done' | 'missed'} outcome */
  finish(outcome) {
    this.stage = outcome;
    if (outcome === 'done' && !this.helped) keepSolved(puzzle.id);
    const text = say(outcome === 'missed' ? 'puzzles-not-that-way' : this.helped ? 'puzzles-that-was-it' : 'puzzles-found');
    this.say(text, outcome);
    announce(text);
    this.tools();
    this.focusOnward();
  }

  /** @param {Looked & {outcome: string, said: string}} told @param {boolean} moving */
  take(told, moving) {
    super.take(told, moving);
    byId('hint').hidden = true;
    document.body.dataset.stage = told.outcome === 'begun' ? 'going' : told.outcome;
  }

  // -- the card -----------------------------------------------------------------------------

  /** @param {string} text @param {string} kind */
  say(text, kind) {
    super.say(text, kind);
    byId('do').hidden = text !== '';
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
    const told = await this.ask(PATH, { answers: this.study.answers, ask: 'onward' });
    return told ? String(told.text) : '';
  }

  /** Lights up where the next answer belongs. */
  async hint() {
    const text = await this.onward();
    if (text) this.show(say('puzzles-hint-text'), puzzle.show, (answer) => answer === text);
  }

  /** Plays the next answer of the solution. */
  async step() {
    if (this.stage === 'missed') await this.begin();
    this.helped = true;
    const text = await this.onward();
    if (text) await this.answer(text);
  }
}

const solver = new Solver();
solver.listen();
void solver.begin();
