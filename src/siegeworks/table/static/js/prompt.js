/**
 * The question: its text, buttons for what belongs to no place, and all answers as a list.
 */

import { announce } from './notices.js';
import { el, fill, icon } from './dom.js';
import { say } from './phrases.js';

/** @import { Option, State } from './types.js' */

const MANY = 12;
/** So many answers fit beside the question. */
const FEW = 3;
const AT_ONCE = 60;

export class Prompt {
  /** @param {HTMLElement} host @param {{answer: (text: string) => void, boardOffers: () => boolean, hint?: () => void}} manner */
  constructor(host, manner) {
    this.host = host;
    this.manner = manner;
    /** @type {State | null} */
    this.state = null;
    this.listed = false;
    this.filter = '';
    this.said = '';
    /** @type {string | null} the answer that a hint shows */
    this.hinted = null;
    /** Whether an answer is under way. */
    this.answering = false;
    /** The version that the last answer has led to. */
    this.expected = 0;
  }

  /** Whether nothing can be answered yet: the last answer is not seen on the board. */
  get busy() {
    return this.answering || this.expected > (this.state?.version ?? 0);
  }

  /** @param {State} state @param {boolean} [anew] whether it must be drawn even if the question is the same */
  show(state, anew = false) {
    const same = this.state?.version === state.version && this.state?.decision === state.decision;
    this.state = state;
    if (same && !anew) return;
    this.filter = '';
    this.draw();
    const text = state.decision?.text ?? waitingText(state);
    if (text !== this.said) announce(text);
    this.said = text;
  }

  /** An answer is given; until it is told otherwise nothing else can be. */
  sent() {
    this.answering = true;
    this.mark();
  }

  /** The answer was taken, or it was not. @param {number} [version] what it has led to */
  settled(version = 0) {
    this.answering = false;
    this.expected = version;
    this.mark();
  }

  mark() {
    this.host.classList.toggle('busy', this.busy);
    this.host.setAttribute('aria-busy', String(this.busy));
  }

  /** Draws the question; a keyboard that was there stays there. */
  draw() {
    const focused = this.host.contains(document.activeElement);
    this.redraw();
    if (focused) this.focus();
  }

  redraw() {
    const { state } = this;
    if (!state) return;
    this.mark();
    const decision = state.decision;
    this.host.classList.toggle('asks', decision !== null);
    this.host.classList.remove('low');
    if (!decision) {
      return fill(this.host, el('p', { class: 'prompt-text waiting' }, el('span', { class: 'dots', 'aria-hidden': 'true' }), waitingText(state)));
    }
    const loose = decision.options.filter((option) => !option.at?.length);
    const placed = decision.options.length > loose.length;
    const all = !placed || !this.manner.boardOffers();
    this.host.classList.toggle('low', all ? decision.options.length <= FEW : !this.listed);
    fill(
      this.host,
      el(
        'div',
        { class: 'prompt-head' },
        el('h2', { class: 'prompt-text', id: 'question' }, decision.text),
        this.manner.hint ? this.lamp(this.manner.hint) : null,
        all ? null : this.switch(decision.options.length),
      ),
      all || this.listed ? this.list(decision.options) : this.buttons(loose),
    );
  }

  /** Asks for a hint. @param {() => void} act */
  lamp(act) {
    const made = el('button', { type: 'button', class: 'button quiet hint-button', 'aria-label': say('hint'), title: say('hint'), 'data-hint': '', onclick: act }, icon('lamp'));
    made.append(el('span', { class: 'list-words' }, say('hint')));
    return made;
  }

  /** Marks the answer that a hint shows. @param {string | null} text */
  suggest(text) {
    this.hinted = text;
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (this.host.querySelectorAll('[data-option]'))) {
      each.classList.toggle('hinted', each.dataset.option === text);
    }
  }

  /** Loose answers as buttons; all the others are on the board. @param {Option[]} loose */
  buttons(loose) {
    if (!loose.length) return null;
    return el(
      'div',
      { class: 'options row' },
      loose.map((option, place) => this.choice(option, place)),
    );
  }

  /** Shows all answers as a list, or hides them. @param {number} n how many there are */
  switch(n) {
    const words = say('options-all', { n });
    return el(
      'button',
      {
        type: 'button',
        class: 'button quiet list-toggle',
        'aria-expanded': String(this.listed),
        'aria-label': words,
        title: words,
        'data-list': '',
        onclick: () => this.toggle(),
      },
      icon('list'),
      el('span', { class: 'list-words' }, words),
      el('span', { class: 'list-count' }, String(n)),
    );
  }

  toggle() {
    this.listed = !this.listed;
    this.redraw();
    /** @type {HTMLElement | null} */ (this.host.querySelector('[data-list]'))?.focus();
  }

  /** @param {Option[]} options */
  list(options) {
    const host = el('div', { class: `options${options.length > 4 ? ' grid' : ' row'}` });
    const draw = () => {
      const wanted = this.filter.toLocaleLowerCase();
      const fits = options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
      fill(
        host,
        fits.slice(0, AT_ONCE).map((option, place) => this.choice(option, place)),
        fits.length ? null : el('p', { class: 'soft' }, say('options-none-fit', { text: this.filter })),
        fits.length > AT_ONCE ? el('p', { class: 'soft' }, `… ${fits.length}`) : null,
      );
    };
    draw();
    return options.length > MANY ? [this.search(draw), host] : [host];
  }

  /** @param {() => void} draw */
  search(draw) {
    const field = el('input', {
      type: 'search',
      class: 'options-filter',
      placeholder: say('options-filter'),
      'aria-label': say('options-filter'),
      value: this.filter,
    });
    field.addEventListener('input', () => {
      this.filter = field.value;
      draw();
    });
    return field;
  }

  /** @param {Option} option @param {number} place */
  choice(option, place) {
    return el(
      'button',
      {
        type: 'button',
        class: `button option${option.text === this.hinted ? ' hinted' : ''}`,
        'data-option': option.text,
        onclick: () => {
          if (!this.busy) this.manner.answer(option.text);
        },
      },
      place < 9 ? el('kbd', { 'aria-hidden': 'true' }, String(place + 1)) : null,
      el('span', {}, option.label),
    );
  }

  /** Takes the nth answer that is shown. @param {number} n */
  take(n) {
    const shown = /** @type {NodeListOf<HTMLButtonElement>} */ (this.host.querySelectorAll('[data-option]'));
    shown[n - 1]?.click();
  }

  /** Moves the keyboard to the first answer, or to the question. */
  focus() {
    const first = /** @type {HTMLElement | null} */ (this.host.querySelector('[data-option]'));
    (first ?? this.host).focus();
  }

  /** Moves the keyboard to the search field, opening the list if need be. */
  seek() {
    if (!this.listed) this.toggle();
    /** @type {HTMLElement | null} */ (this.host.querySelector('.options-filter'))?.focus();
  }
}

/** @param {State} state */
function waitingText(state) {
  if (state.outcome) return state.outcome.text;
  const waiting = state.waiting;
  if (waiting && !Array.isArray(waiting) && waiting.text) return waiting.text;
  const seats = Array.isArray(waiting) ? waiting : (waiting?.seats ?? []);
  const names = state.seats.filter((each) => seats.includes(each.seat)).map((each) => each.name);
  return names.length ? say('wait-names', { names: names.join(', ') }) : say('nothing-to-do');
}
