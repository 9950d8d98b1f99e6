/**
 * What lessons and puzzles share: a card that says what to do beside a board on which it is tried.
 */

import { announce, refuse } from '../notices.js';
import { byId, fill } from '../dom.js';
import { call } from '../http.js';
import { listen } from '../keyboard.js';
import { Study } from './study.js';

/** @import { Seat } from '../types.js' */
/** @import { Looked } from './study.js' */

const narrow = matchMedia('(max-width: 71.99rem)');

/** Everything that is lit up. */
const LIT = 'coach-lit';

/** The part of the card that folds. */
const fold = () => /** @type {HTMLDetailsElement} */ (byId('fold'));

export class Coach {
  /** @param {import('./study.js').Source} source @param {Seat} seat */
  constructor(source, seat) {
    /** @type {'going' | 'done' | 'missed' | 'end'} */
    this.stage = 'going';
    /** Whether the server is being asked. */
    this.busy = false;
    this.study = new Study(source, seat, { answer: (text) => void this.answer(text) });
    byId('board').addEventListener('click', () => this.fold());
  }

  /** Tries an answer. @param {string} _text @returns {Promise<void>} */
  async answer(_text) {}

  /** Says how it is done. @returns {void | Promise<void>} */
  hint() {}

  /** Listens to the keys of a board and to the one for a hint. */
  listen() {
    const { board, prompt } = this.study;
    listen(
      {
        a: () => prompt.toggle(),
        '/': () => prompt.seek(),
        b: () => board.focus(),
        q: () => prompt.focus(),
        h: () => this.stage === 'going' && void this.hint(),
      },
      (n) => prompt.take(n),
    );
  }

  /** @param {string} path @param {object} wish @returns {Promise<any>} nothing if it was refused, or something else is being asked */
  async ask(path, wish) {
    if (this.busy) return null;
    this.busy = true;
    try {
      return await call(path, wish);
    } catch (refusal) {
      refuse(refusal);
      if (this.study.state) this.study.draw(null);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** What the board and the log remember of another position does not count here. */
  fresh() {
    this.study.entries = [];
    this.study.board.clear();
  }

  /** @param {Looked} told @param {boolean} moving */
  take(told, moving) {
    this.dark();
    this.study.answers = told.answers;
    this.study.take(told, moving);
  }

  // -- the card -----------------------------------------------------------------------------

  unfold() {
    fold().open = true;
  }

  /** Where the card stands above the board, it makes room as soon as somebody acts there. */
  fold() {
    if (this.stage === 'going' && narrow.matches) fold().open = false;
  }

  /** What came of an answer. @param {string} text @param {string} kind @param {...Node} before */
  say(text, kind, ...before) {
    const host = byId('said');
    host.hidden = !text;
    host.dataset.kind = kind;
    if (text) this.unfold();
    fill(host, before, text);
    if (text) host.scrollIntoView({ block: 'nearest' });
  }

  /** Puts the keyboard where it goes on. */
  focusOnward() {
    const onward = /** @type {HTMLElement | null} */ (document.querySelector('#tools .main'));
    onward?.focus();
    // A board that is drawn anew takes the keyboard back to where it was.
    this.study.board.turn.then(() => onward?.focus());
  }

  // -- hints --------------------------------------------------------------------------------

  /**
   * Says how it is done, and lights up where.
   * @param {string} text
   * @param {string[]} places
   * @param {(answer: string) => boolean} leads whether an answer is the one that is meant
   */
  show(text, places, leads) {
    const host = byId('hint');
    host.textContent = text;
    host.hidden = false;
    this.unfold();
    host.scrollIntoView({ block: 'nearest' });
    announce(text);
    this.dark();
    const wanted = this.study.state?.decision?.options.find((option) => leads(option.text));
    for (const place of new Set([...places, ...(wanted?.at ?? [])])) this.light(place);
    if (wanted && !wanted.at?.length) document.querySelector(`[data-option="${CSS.escape(wanted.text)}"]`)?.classList.add(LIT);
  }

  /** @param {string} place */
  light(place) {
    const key = CSS.escape(place);
    for (const each of byId('board').querySelectorAll(`[data-place="${key}"], [data-also="${key}"]`)) each.classList.add(LIT);
  }

  dark() {
    for (const each of document.querySelectorAll(`.${LIT}`)) each.classList.remove(LIT);
  }
}
