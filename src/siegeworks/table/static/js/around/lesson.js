/**
 * A lesson: the card says what to do, the board lets one do it, the server says what came of it.
 *
 * @module around/lesson
 */

import { alarm, announce } from '../announce.js';
import { clauseLink } from '../clauses.js';
import { button, byId, el, fill } from '../dom.js';
import { call } from '../http.js';
import { listen } from '../keyboard.js';
import { say } from '../phrases.js';
import { keepSecrets } from '../secrets.js';
import { refuse } from '../toasts.js';
import { keepProgress, progressOf } from './progress.js';
import { Study } from './study.js';

/** @typedef {import('../types.js').Seat} Seat */
/** @typedef {import('./study.js').Answer} Answer */
/** @typedef {{id: string, text: string}} Clause */
/**
 * @typedef {object} LessonStep
 * @property {string} title
 * @property {string} do
 * @property {string} hint
 * @property {string[]} play one way through
 * @property {string[]} show places that a hint lights up
 * @property {boolean} goes_on whether it goes on from the step before
 * @property {string} position
 * @property {Clause[]} clauses
 */
/**
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} game
 * @property {Seat} seat
 * @property {Record<string, string>} switches
 * @property {object} then the table that is opened at the end
 * @property {string} end
 * @property {LessonStep[]} steps
 */

/** Milliseconds after which somebody who does nothing is given a hint. */
const PATIENCE = 45_000;

const narrow = matchMedia('(max-width: 71.99rem)');

/** @type {Lesson} */
const lesson = JSON.parse(byId('lesson').textContent ?? '{}');
const last = lesson.steps.length - 1;

class Coach {
  constructor() {
    const { at } = progressOf(lesson.id, lesson.steps.length);
    this.place = at > last ? 0 : at;
    /** @type {Answer[] | null} what was answered when the step began */
    this.began = null;
    /** @type {'going' | 'done' | 'missed' | 'end'} */
    this.stage = 'going';
    /** Whether the server is being asked. */
    this.busy = false;
    this.timer = 0;
    byId('board').addEventListener('click', () => this.fold());
    this.study = new Study({ game: lesson.game, switches: lesson.switches }, lesson.seat, {
      answer: (text) => this.answer(text),
    });
  }

  get step() {
    return lesson.steps[this.place];
  }

  /**
   * Begins a step.
   * @param {number} place
   * @param {Answer[] | null} [before] what was answered in the step before, if it goes on from there
   */
  async begin(place, before = null) {
    if (this.busy) return;
    this.place = place;
    const goesOn = before !== null && this.step.goes_on;
    const told = await this.ask({ answers: goesOn ? before : null });
    if (!told) return;
    this.stage = 'going';
    this.began = told.answers;
    this.study.source = { ...this.study.source, position: this.step.position };
    if (!goesOn) this.fresh();
    this.take(told, false);
    keepProgress(lesson.id, { at: place });
    this.show();
    announce(`${say('learn-where', { at: place + 1, n: last + 1 })}. ${this.step.title}. ${this.step.do}`);
    this.wait();
  }

  /** What the board and the log remember of another position does not count here. */
  fresh() {
    this.study.entries = [];
    this.study.board.clear();
  }

  /**
   * Tries an answer.
   * @param {string} text
   */
  async answer(text) {
    if (this.busy || this.stage !== 'going') return;
    const told = await this.ask({ answers: this.study.answers, text });
    if (!told) return;
    this.wait();
    if (told.outcome === 'not-this') {
      this.say(told.said, 'not-this');
      alarm(told.said);
      this.study.draw(null);
      return;
    }
    const over = told.outcome !== 'going';
    if (over) told.state.decision = null;
    this.take(told, true);
    if (!over) return this.say('', 'going');
    this.finish(told.outcome, told.said);
  }

  /**
   * The step is over: it worked, or the chance was missed.
   * @param {'done' | 'missed'} outcome
   * @param {string} said
   */
  finish(outcome, said) {
    clearTimeout(this.timer);
    this.dark();
    this.stage = outcome;
    if (outcome === 'done') keepProgress(lesson.id, { at: this.place + 1, ...(this.place === last && { done: true }) });
    this.show();
    this.say(said, outcome);
    announce(said);
    const onward = /** @type {HTMLElement | null} */ (document.querySelector('#tools .main'));
    onward?.focus();
    // A board that is drawn anew takes the keyboard back to where it was.
    this.study.board.turn.then(() => onward?.focus());
  }

  /**
   * @param {object} wish
   * @returns {Promise<import('../types.js').Plain | null>} nothing if it was refused
   */
  async ask(wish) {
    this.busy = true;
    try {
      return await call(`/api/lessons/${lesson.id}/${this.place}`, wish);
    } catch (refusal) {
      refuse(/** @type {import('../types.js').Plain} */ (refusal));
      if (this.study.state) this.study.draw(null);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /**
   * @param {import('../types.js').Plain} told
   * @param {boolean} moving
   */
  take(told, moving) {
    this.dark();
    this.study.answers = told.answers;
    this.study.take(told, moving);
  }

  // -- the card -----------------------------------------------------------------------------

  show() {
    const { step, stage } = this;
    const done = stage === 'done';
    byId('where').textContent = say('learn-where', { at: this.place + 1, n: last + 1 });
    /** @type {HTMLProgressElement} */ (byId('bar')).value = this.place + Number(done);
    byId('step-title').textContent = step.title;
    byId('do').textContent = step.do;
    byId('do').hidden = done;
    byId('hint').hidden = true;
    byId('said').hidden = true;
    byId('rules').hidden = !done;
    /** @type {HTMLDetailsElement} */ (byId('fold')).open = true;
    byId('fold').scrollTop = 0;
    this.clauses(step.clauses);
    this.tools();
    document.body.dataset.step = String(this.place);
    document.body.dataset.stage = stage;
  }

  /** Where the card stands above the board, it makes room as soon as somebody acts there. */
  fold() {
    if (this.stage === 'going' && narrow.matches) /** @type {HTMLDetailsElement} */ (byId('fold')).open = false;
  }

  /** @param {Clause[]} clauses */
  clauses(clauses) {
    fill(byId('clauses'), clauses.flatMap(({ id, text }) => [el('dt', {}, clauseLink(id)), el('dd', {}, text)]));
  }

  /**
   * @param {string} text
   * @param {string} kind
   */
  say(text, kind) {
    const host = byId('said');
    host.hidden = !text;
    host.dataset.kind = kind;
    if (text) /** @type {HTMLDetailsElement} */ (byId('fold')).open = true;
    fill(host, kind === 'done' ? el('strong', {}, say('learn-well-done')) : null, text);
    if (text) host.scrollIntoView({ block: 'nearest' });
  }

  tools() {
    const { stage, place } = this;
    const back = button(say('learn-back'), () => this.begin(place - 1), { kind: 'quiet', icon: 'undo', bare: true });
    back.disabled = place === 0;
    const again = button(say('learn-again'), () => this.begin(place), { kind: stage === 'missed' ? 'main' : 'quiet', icon: 'again', bare: stage !== 'missed' });
    const hint = stage === 'going' ? button(say('learn-hint'), () => this.hint(), { kind: 'quiet', icon: 'why', title: `${say('learn-hint')} (h)` }) : null;
    fill(byId('tools'), back, again, hint, this.onward());
  }

  onward() {
    const { stage, place } = this;
    if (stage === 'done') {
      const on = () => (place === last ? this.end() : this.begin(place + 1, this.study.answers));
      return button(say(place === last ? 'learn-finish' : 'learn-next'), on, { kind: 'main onward', icon: 'ahead' });
    }
    if (place === last) return null;
    return button(say('learn-skip'), () => this.begin(place + 1), { kind: 'quiet onward' });
  }

  /** The lesson is over: a real game is one click away. */
  end() {
    this.stage = 'end';
    document.body.dataset.stage = 'end';
    byId('step-title').textContent = say('learn-ended');
    byId('do').textContent = lesson.end;
    byId('do').hidden = false;
    byId('said').hidden = true;
    byId('rules').hidden = true;
    announce(`${say('learn-ended')}. ${lesson.end}`);
    const play = button(say('learn-play'), () => this.play(), { kind: 'main', icon: 'machine' });
    const anew = button(say('learn-repeat'), () => this.begin(0), { kind: 'quiet' });
    fill(byId('tools'), play, el('a', { class: 'button', href: '/learn' }, say('learn-all')), anew);
    play.focus();
  }

  /** Opens a table for a first game, and goes there. */
  async play() {
    try {
      const opened = await call('/api/tables', lesson.then);
      /** @type {Partial<Record<Seat, string>>} */
      const secrets = {};
      for (const seat of opened.seats) if (seat.secret) secrets[/** @type {Seat} */ (seat.seat)] = seat.secret;
      keepSecrets(opened.table, secrets);
      location.assign(`/t/${opened.table}`);
    } catch (refusal) {
      refuse(/** @type {import('../types.js').Plain} */ (refusal));
    }
  }

  // -- hints --------------------------------------------------------------------------------

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stage === 'going' && this.hint(), PATIENCE);
  }

  /** Says how it is done, and lights up where. */
  hint() {
    const host = byId('hint');
    host.textContent = this.step.hint;
    host.hidden = false;
    /** @type {HTMLDetailsElement} */ (byId('fold')).open = true;
    host.scrollIntoView({ block: 'nearest' });
    announce(this.step.hint);
    this.dark();
    const options = this.study.state?.decision?.options ?? [];
    const wanted = options.find((option) => this.step.play.includes(option.text));
    for (const place of new Set([...this.step.show, ...(wanted?.at ?? [])])) this.light(place);
    if (wanted && !wanted.at?.length) {
      document.querySelector(`[data-option="${CSS.escape(wanted.text)}"]`)?.classList.add('coach-lit');
    }
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

const coach = new Coach();
const { board, prompt } = coach.study;
listen(
  {
    a: () => prompt.toggle(),
    '/': () => prompt.seek(),
    b: () => board.focus(),
    q: () => prompt.focus(),
    h: () => coach.stage === 'going' && coach.hint(),
  },
  (n) => prompt.take(n),
);
coach.begin(coach.place);
