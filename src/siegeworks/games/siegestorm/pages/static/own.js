/**
 * The decks a guest keeps: open, rename, delete, save.
 */

import { button, el, fill } from '/static/js/dom.js';
import { confirm, dialog } from '/static/js/dialogs.js';
import { call } from '/static/js/http.js';
import { say } from '/static/js/phrases.js';
import { refuse, toast } from '/static/js/notices.js';

/** @typedef {{id: string, name: string, size: number, code: string, lines: string[], legal: boolean, switches: Record<string, string>}} Kept */
/**
 * @typedef {object} Around
 * @property {() => {name: string}} wish
 * @property {import('./model.js').Deck} deck
 * @property {(found: Kept) => void} opened
 * @property {() => void} changed
 */

export class Own {
  /** @param {HTMLElement} host @param {HTMLElement} number @param {Kept[]} kept @param {Around} around */
  constructor(host, number, kept, around) {
    this.host = host;
    this.number = number;
    this.kept = kept;
    this.around = around;
  }

  show() {
    this.number.textContent = String(this.kept.length);
    if (!this.kept.length) return fill(this.host, el('p', { class: 'soft' }, say('decks-own-none')));
    fill(this.host, el('ul', {}, this.kept.map((one) => this.row(one))));
  }

  /** @param {Kept} one */
  row(one) {
    const now = one.id === this.around.deck.saved;
    return el(
      'li',
      { class: 'own-row', 'aria-current': now ? 'true' : null },
      el('a', { href: `/decks?deck=${one.id}`, class: 'own-name', onclick: (/** @type {Event} */ event) => this.open(event, one) }, one.name),
      one.legal ? null : el('span', { class: 'tag' }, say('decks-own-draft')),
      el(
        'span',
        { class: 'own-acts' },
        button(say('decks-rename'), () => this.rename(one), { kind: 'quiet' }),
        button(say('decks-delete'), () => this.forget(one), { kind: 'quiet' }),
      ),
    );
  }

  /** @param {Event} event @param {Kept} one */
  open(event, one) {
    event.preventDefault();
    this.around.opened(one);
  }

  /** Keeps the deck that is being built. @param {string} id the kept deck whose place it takes; none for a new one */
  async save(id) {
    const wish = this.around.wish();
    await this.ask('/api/decks', { ...wish, id }, (told) => {
      this.around.deck.saved = told.id;
      toast(say('decks-saved', { name: wish.name }));
    });
  }

  /** @param {Kept} one */
  rename(one) {
    const field = el('input', { type: 'text', maxlength: 80, value: one.name, 'aria-label': say('decks-name') });
    const form = el('form', {}, field);
    const made = dialog(say('decks-rename-title'), [form], {
      foot: [button(say('cancel'), () => made.close()), button(say('decks-rename'), () => form.requestSubmit(), { kind: 'main' })],
    });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name) return field.focus();
      made.close();
      await this.ask('/api/decks', { id: one.id, name, text: one.code }, () => {
        if (one.id === this.around.deck.saved) /** @type {HTMLInputElement} */ (document.getElementById('deck-name')).value = name;
      });
    });
    field.select();
  }

  /** @param {Kept} one */
  async forget(one) {
    const sure = await confirm({
      title: say('decks-delete-title', { name: one.name }),
      text: say('decks-delete-text'),
      yes: say('decks-delete'),
      danger: true,
    });
    if (!sure) return;
    await this.ask('/api/decks/forget', { id: one.id }, () => {
      if (this.around.deck.saved === one.id) this.around.deck.saved = '';
      toast(say('decks-deleted', { name: one.name }));
    });
  }

  /** @param {string} path @param {object} wish @param {(told: any) => void} done */
  async ask(path, wish, done) {
    try {
      const told = await call(path, wish);
      this.kept = told.decks;
      done(told);
      this.around.changed();
    } catch (error) {
      refuse(/** @type {Error} */ (error).message);
    }
  }
}
