/**
 * Pictures by kind and name: each is fetched once and referred to, so that it follows the theme.
 *
 * @module rift/pictures
 */

import { svg } from './dom.js';

/** @type {Map<string, Promise<void>>} */
const asked = new Map();
const store = svg('svg', { width: 0, height: 0, 'aria-hidden': 'true', class: 'rift-symbols' });

/** @param {string} kind @param {string | number} name */
function idOf(kind, name) {
  return `rp-${kind}-${name}`.replace(/[^\w-]/g, '_');
}

export class Pictures {
  /** @param {HTMLElement} host @param {import('../types.js').Context} context */
  constructor(host, context) {
    this.context = context;
    host.append(store);
  }

  /**
   * Sees to it that a picture is there.
   * @param {string} kind @param {string | number} name
   */
  fetch(kind, name) {
    const id = idOf(kind, name);
    if (!asked.has(id)) asked.set(id, this.load(id, this.context.picture(kind, name)));
    return id;
  }

  /** @param {string} id @param {string} url */
  async load(id, url) {
    try {
      const answer = await fetch(url);
      if (!answer.ok) return;
      const text = await answer.text();
      const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      const symbol = svg('symbol', { id, viewBox: root.getAttribute('viewBox') ?? '0 0 100 100' });
      symbol.append(...root.childNodes);
      store.append(symbol);
    } catch {
      asked.delete(id);
    }
  }

  /**
   * A picture inside a drawing.
   * @param {string} kind @param {string | number} name
   * @param {number} x @param {number} y @param {number} wide @param {number} [high]
   */
  use(kind, name, x, y, wide, high = wide) {
    return svg('use', { href: `#${this.fetch(kind, name)}`, x, y, width: wide, height: high });
  }

  /**
   * A picture of its own among text; decoration, for words stand beside it.
   * @param {string} kind @param {string | number} name @param {string} [style]
   */
  icon(kind, name, style = '') {
    return svg(
      'svg',
      { class: `rift-icon ${style}`, viewBox: '0 0 100 100', 'aria-hidden': 'true', focusable: 'false' },
      this.use(kind, name, 0, 0, 100),
    );
  }
}
