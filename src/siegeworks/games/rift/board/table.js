/**
 * What all parts of the Rift board share: the state that is shown, the words, the pictures.
 */

import { el, svg } from '/static/js/dom.js';
import { filled } from '/static/js/phrases.js';
import { spotOf } from './grid.js';

/** @import { Context, HordeScene, Pick, Pointed, RiftAhead, RiftScene, State } from './types.js' */

export const CELL = 100;
export const MARGIN = 46;
export const FACINGS = ['n', 'e', 's', 'w'];
/** The sides to which a road leaves the map, by how its cards are turned. */
export const WAYS = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

export class Table {
  /** @param {HTMLElement} host @param {Context} context */
  constructor(host, context) {
    this.context = context;
    this.catalogue = context.catalogue;
    this.pictures = new Pictures(host, context);
    /** @type {State | null} */
    this.state = null;
    /** What is shown; asked for only once there is something. @type {RiftScene} */
    this.scene = /** @type {RiftScene} */ (/** @type {unknown} */ (null));
    /** @type {Pick} */
    this.pick = {};
    /** @type {RiftAhead | null} */
    this.ahead = null;
    /** @type {Record<string, Pointed>} */
    this.ghosts = {};
    /** The horde that is looked at. @type {number} */
    this.looking = 0;
    this.arrows = true;
    this.say = this.say.bind(this);
  }

  /** A phrase of the board. @param {string} key @param {Record<string, string | number>} [facts] */
  say(key, facts = {}) {
    return filled(String(this.catalogue.phrases[key] ?? key), facts);
  }

  get options() {
    return this.state?.decision?.options ?? [];
  }

  get prompt() {
    return this.state?.decision?.prompt ?? '';
  }

  /** @param {...string} verbs */
  of(...verbs) {
    return this.options.filter((option) => verbs.includes(option.verb ?? ''));
  }

  get scenario() {
    return this.catalogue.scenarios[this.scene.scenario];
  }

  /** The seat whose hand lies before the reader; the first for those who watch. */
  get near() {
    return this.state?.seat ?? null;
  }

  /** The middle of a space, in the measure of the map. @param {string} space */
  middle(space) {
    const { row, column } = spotOf(space);
    return { x: MARGIN + (column + 0.5) * CELL, y: MARGIN + (row + 0.5) * CELL };
  }

  /** @param {number} serial */
  horde(serial) {
    return this.scene.hordes.find((one) => one.id === serial);
  }

  /** @param {string} seat */
  seat(seat) {
    return this.scene.seats.find((one) => one.seat === seat);
  }

  /** A horde in a few words: what it is, where, how much of it is open. @param {HordeScene} horde */
  hordeLabel(horde) {
    const below = this.scene.hordes.filter(
      (one) => one.space === horde.space && one.under > horde.under,
    ).length;
    return [
      horde.name,
      horde.space,
      this.say('open', { n: horde.open }),
      below ? this.say('under-it', { n: below }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** Whether nothing is drawn on the way from state to state. */
  get still() {
    return this.context.settings.speed === 'off';
  }
}

/** Marks pictures whose colours follow the theme. */
const MARK = 'data-picture';

/**
 * Pictures by kind and name, in the colours of the theme.
 *
 * Each is an image of its own and not a reference into the page: a board has hundreds of them, and
 * what lies inside an image costs nothing when the board is drawn again.
 */
class Pictures {
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
