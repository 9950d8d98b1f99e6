/**
 * The filter of the card list, and its keys.
 */

import { byId } from '/static/js/dom.js';
import { isOpen } from '/static/js/dialogs.js';
import { say } from '/static/js/phrases.js';
import { settings } from '/static/js/settings.js';

const FIELDS = ['faction', 'rank', 'symbol'];

export class Filter {
  /** @param {HTMLFormElement} form @param {HTMLElement} list */
  constructor(form, list) {
    this.form = form;
    this.rows = /** @type {HTMLElement[]} */ ([...list.children]);
    this.said = new Map(this.rows.map((row) => [row, (row.querySelector('.pool-words')?.textContent ?? '').toLowerCase()]));
    form.addEventListener('input', () => this.apply());
    form.addEventListener('submit', (event) => event.preventDefault());
    byId('filter-clear').addEventListener('click', (event) => {
      event.preventDefault();
      for (const field of form.querySelectorAll('select')) field.value = '';
      this.search.value = '';
      this.apply();
      this.search.focus();
    });
  }

  get search() {
    return /** @type {HTMLInputElement} */ (this.form.elements.namedItem('q'));
  }

  /** Shows the cards of a faction, unless the reader has asked for something. @param {string} faction */
  prefer(faction) {
    const field = /** @type {HTMLSelectElement} */ (this.form.elements.namedItem('faction'));
    if (faction) field.value = faction;
    this.apply();
  }

  apply() {
    const wish = new FormData(this.form);
    /** @param {string} name */
    const asked = (name) => String(wish.get(name) ?? '');
    const words = asked('q').toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of this.rows) {
      const fits =
        FIELDS.every((name) => !asked(name) || row.dataset[name] === asked(name)) &&
        (!asked('cost') || row.dataset.bar === asked('cost')) &&
        (!asked('has') || (row.dataset.has ?? '').split(' ').includes(asked('has'))) &&
        words.every((word) => this.said.get(row)?.includes(word));
      row.hidden = !fits;
      shown += Number(fits);
    }
    byId('shown').textContent = say('decks-shown', { n: shown });
    byId('none-fit').hidden = shown > 0;
    byId('filter-clear').hidden = !['q', 'cost', 'has', ...FIELDS].some((name) => asked(name));
  }

  /** The keys of the list. @param {(row: HTMLElement, by: number) => void} change */
  keys(change) {
    document.addEventListener('keydown', (event) => {
      if (isOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = /** @type {HTMLElement} */ (event.target);
      if (event.key === '/' && settings.keys === 'on' && !at.matches('input, select, textarea')) {
        event.preventDefault();
        this.search.focus();
        return;
      }
      if (event.key === 'ArrowDown' && at === this.search) return this.go(event, -1, 1, '.more-one');
      const row = /** @type {HTMLElement | null} */ (at.closest('.pool-card'));
      if (!row || at.matches('input, select, textarea')) return;
      const shown = this.rows.filter((each) => !each.hidden);
      const side = at.classList.contains('less') ? '.less' : '.more-one';
      if (event.key === 'ArrowDown') this.go(event, shown.indexOf(row), 1, side);
      else if (event.key === 'ArrowUp') this.go(event, shown.indexOf(row), -1, side);
      else if (event.key === '+') change(row, 1);
      else if (event.key === '-' || event.key === '−') change(row, -1);
    });
  }

  /** @param {KeyboardEvent} event @param {number} from @param {number} by @param {string} side */
  go(event, from, by, side) {
    const shown = this.rows.filter((each) => !each.hidden);
    const next = shown[from + by];
    event.preventDefault();
    if (next) /** @type {HTMLElement | null} */ (next.querySelector(side))?.focus();
    else if (from + by < 0) this.search.focus();
  }
}
