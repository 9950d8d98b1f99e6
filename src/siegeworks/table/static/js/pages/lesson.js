/**
 * A lesson: the card says what to do, the board lets one do it, the server says what came of it.
 */

import { alarm, announce, refuse } from '../notices.js';
import { clauseLink } from '../clauses.js';
import { button, byId, el, fill, inPage } from '../dom.js';
import { openTable } from '../tables.js';
import { say } from '../phrases.js';
import { Coach } from './coach.js';
import { keepProgress, progressOf } from './progress.js';

/** @import { Seat } from '../types.js' */
/** @import { Answer } from './study.js' */
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

/** @type {Lesson} */
const lesson = inPage('lesson');
const last = lesson.steps.length - 1;

class Teacher extends Coach {
  constructor() {
    super({ game: lesson.game, switches: lesson.switches }, lesson.seat);
    const { at } = progressOf(lesson.id, lesson.steps.length);
    this.place = at > last ? 0 : at;
    /** @type {Answer[] | null} what was answered when the step began */
    this.began = null;
    this.timer = 0;
  }

  get step() {
    return lesson.steps[this.place];
  }

  /** Where a try is judged. */
  get path() {
    return `/api/lessons/${lesson.id}/${this.place}`;
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
    const told = await this.ask(this.path, { answers: goesOn ? before : null });
    if (!told) return;
    this.stage = 'going';
    this.began = told.answers;
    this.study.source = { ...this.study.source, position: this.step.position };
    if (!goesOn) this.fresh();
    this.take(told, false);
    keepProgress(lesson.id, { at: place });
    this.draw();
    announce(`${say('learn-where', { at: place + 1, n: last + 1 })}. ${this.step.title}. ${this.step.do}`);
    this.wait();
  }

  /** Tries an answer. @param {string} text */
  async answer(text) {
    if (this.busy || this.stage !== 'going') return;
    const told = await this.ask(this.path, { answers: this.study.answers, text });
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

  /** The step is over: it worked, or the chance was missed. @param {'done' | 'missed'} outcome @param {string} said */
  finish(outcome, said) {
    clearTimeout(this.timer);
    this.dark();
    this.stage = outcome;
    if (outcome === 'done') keepProgress(lesson.id, { at: this.place + 1, ...(this.place === last && { done: true }) });
    this.draw();
    this.say(said, outcome, ...(outcome === 'done' ? [el('strong', {}, say('learn-well-done'))] : []));
    announce(said);
    this.focusOnward();
  }

  // -- the card -----------------------------------------------------------------------------

  draw() {
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
    this.unfold();
    byId('fold').scrollTop = 0;
    this.clauses(step.clauses);
    this.tools();
    document.body.dataset.step = String(this.place);
    document.body.dataset.stage = stage;
  }

  /** @param {Clause[]} clauses */
  clauses(clauses) {
    fill(byId('clauses'), clauses.flatMap(({ id, text }) => [el('dt', {}, clauseLink(id)), el('dd', {}, text)]));
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
      await openTable(lesson.then);
    } catch (refusal) {
      refuse(refusal);
    }
  }

  // -- hints --------------------------------------------------------------------------------

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stage === 'going' && this.hint(), PATIENCE);
  }

  hint() {
    this.show(this.step.hint, this.step.show, (text) => this.step.play.includes(text));
  }
}

const teacher = new Teacher();
teacher.listen();
teacher.begin(teacher.place);
