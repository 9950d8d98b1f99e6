/**
 * Test draws: a starting hand, its exchange, and what comes next.
 */

import { button, el, fill } from '/static/js/dom.js';
import { call } from '/static/js/http.js';
import { say } from '/static/js/phrases.js';

const SEEDS = 2 ** 40;

export class Hand {
  /** @param {HTMLElement} host @param {Map<string, import('./model.js').Card>} cards @param {() => object} wish */
  constructor(host, cards, wish) {
    this.host = host;
    this.cards = cards;
    this.wish = wish;
  }

  show() {
    fill(this.host, button(say('decks-hand-deal'), () => this.deal(), { icon: 'again' }));
  }

  /** Deals a hand; with an answer, goes on with the one that was dealt. @param {number} [seed] @param {string} [answer] */
  async deal(seed = Math.floor(Math.random() * SEEDS), answer = '') {
    const again = button(say('decks-hand-again'), () => this.deal(), { icon: 'again' });
    try {
      const told = await call('/api/decks/hand', { ...this.wish(), seed, answer });
      fill(this.host, answer ? this.after(told) : this.before(told, seed), el('div', { class: 'deck-acts' }, again));
      const next = /** @type {HTMLElement | null} */ (answer ? again : this.host.querySelector('.hand-options button'));
      next?.focus({ preventScroll: true });
    } catch (error) {
      fill(this.host, el('p', { class: 'fault', role: 'alert' }, /** @type {Error} */ (error).message), el('div', { class: 'deck-acts' }, again));
    }
  }

  /** @param {{hand: string[], prompt: string, options: {text: string, label: string}[]}} told @param {number} seed */
  before(told, seed) {
    return [
      el('h4', {}, say('decks-hand-now')),
      this.row(told.hand),
      el('p', { role: 'status' }, told.prompt),
      el('div', { class: 'hand-options' }, told.options.map((option) => button(option.label, () => this.deal(seed, option.text)))),
    ];
  }

  /** @param {{returned: string[], kept: string[], drawn: string[], ahead: string[]}} told */
  after(told) {
    const names = told.returned.map((id) => this.cards.get(id)?.name ?? id).join(', ');
    return [
      el('h4', {}, say('decks-hand-after')),
      this.row(told.kept),
      el('p', { role: 'status', class: 'small' }, names ? say('decks-hand-returned', { names }) : say('decks-hand-kept')),
      el('h4', {}, say('decks-hand-ahead')),
      this.row(told.ahead),
    ];
  }

  /** @param {string[]} ids */
  row(ids) {
    return el('ul', { class: 'hand-row' }, ids.map((id) => this.card(id)));
  }

  /** @param {string} id */
  card(id) {
    const card = this.cards.get(id);
    return el(
      'li',
      { class: `hand-card faction-${card?.faction ?? 'promo'}` },
      el('img', { src: `${this.host.dataset.pictures}/${id}.svg`, alt: '', width: 72, height: 72 }),
      el('span', { class: 'cost-mark', 'aria-hidden': 'true' }, String(card?.cost ?? '')),
      el('span', { class: 'hand-name' }, card?.name ?? id),
    );
  }
}
