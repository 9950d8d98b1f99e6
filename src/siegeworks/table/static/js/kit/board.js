/**
 * What every board does: it lies in its host and follows its size, answers once, shows hints.
 */

import { el } from '../dom.js';
import { placesOf } from './places.js';

/** @import { Catalogue, Option, Scene } from '../generated/messages.js' */
/** @import { Context, State } from '../types.js' */

/** Milliseconds after which an answer that nobody took may be given again. */
const PATIENCE = 1500;

/**
 * @template {Catalogue} C
 * @template {Scene} S
 * @template {Option} O
 */
export class BoardBase {
  /** The board itself offers every option, so that the question shows only those without a place. */
  placesAll = true;

  /** @param {HTMLElement} host @param {Context<C>} context @param {string} name the class of its root */
  constructor(host, context, name) {
    this.host = host;
    this.context = context;
    this.root = el('div', { class: name });
    host.replaceChildren(this.root);
    /** @type {State<S, O> | null} */
    this.state = null;
    this.answered = '';
    /** The answer that a hint shows, and its places. @type {{text: string, at: string[]} | null} */
    this.hinted = null;
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(host);
  }

  /** The options of the question, as far as there is one. */
  get options() {
    return this.state?.decision?.options ?? [];
  }

  /** Another state: nothing is answered yet, no hint is shown. @param {State<S, O>} state */
  take(state) {
    this.state = state;
    this.answered = '';
    this.hinted = null;
  }

  /** Fits everything into the room there is. */
  resize() {}

  /**
   * Answers once: until the table has moved on, a second click is no second answer.
   * @param {string} text
   * @returns {boolean} whether it was sent
   */
  send(text) {
    if (this.answered) return false;
    this.answered = text;
    setTimeout(() => {
      if (this.answered === text) this.answered = '';
    }, PATIENCE);
    this.context.answer(text);
    return true;
  }

  /** Marks what a hint shows. */
  markHints() {
    for (const each of this.root.querySelectorAll('[data-place], [data-answer]')) {
      const answers = this.hinted !== null && each.getAttribute('data-answer') === this.hinted.text;
      each.toggleAttribute('data-hinted', answers || placesOf(each).some((place) => this.hinted?.at.includes(place)));
    }
  }

  /** Brings what a hint shows into sight. */
  revealHint() {
    this.root.querySelector('[data-hinted]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  destroy() {
    this.sizes.disconnect();
    this.host.replaceChildren();
  }
}
