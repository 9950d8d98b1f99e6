/**
 * Pictures by kind and name, in the colours of the theme.
 *
 * Each is an image of its own and not a reference into the page: a board has hundreds of them, and
 * what lies inside an image costs nothing when the board is drawn anew.
 */

import { el, svg } from '/static/js/dom.js';

/** Marks pictures whose colours follow the theme. */
const MARK = 'data-picture';

export class Pictures {
  /** @param {HTMLElement} host @param {import('/static/js/types.js').Context} context */
  constructor(host, context) {
    this.host = host;
    this.context = context;
    this.dark = this.isDark();
    const follow = () => this.follow();
    this.system = matchMedia('(prefers-color-scheme: dark)');
    this.system.addEventListener('change', follow);
    this.theme = new MutationObserver(follow);
    this.theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.forget = () => {
      this.system.removeEventListener('change', follow);
      this.theme.disconnect();
    };
  }

  isDark() {
    const { theme } = document.documentElement.dataset;
    return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }

  /** Gives every picture the colours of another theme. */
  follow() {
    if (this.dark === this.isDark()) return;
    this.dark = this.isDark();
    for (const node of this.host.querySelectorAll(`[${MARK}]`)) {
      const [kind = '', name = ''] = node.getAttribute(MARK)?.split(' ') ?? [];
      node.setAttribute(node instanceof HTMLImageElement ? 'src' : 'href', this.address(kind, name));
    }
  }

  /** @param {string} kind @param {string | number} name */
  address(kind, name) {
    return this.context.picture(kind, this.dark ? `${name}@dark` : name);
  }

  /**
   * A picture inside a drawing.
   * @param {string} kind @param {string | number} name
   * @param {number} x @param {number} y @param {number} wide @param {number} [high]
   */
  use(kind, name, x, y, wide, high = wide) {
    return svg('image', { href: this.address(kind, name), [MARK]: `${kind} ${name}`, x, y, width: wide, height: high });
  }

  /**
   * A picture of its own among text; decoration, for words stand beside it.
   * @param {string} kind @param {string | number} name @param {string} [style]
   */
  icon(kind, name, style = '') {
    return el('img', { class: `rift-icon ${style}`, src: this.address(kind, name), [MARK]: `${kind} ${name}`, alt: '', draggable: 'false' });
  }
}
