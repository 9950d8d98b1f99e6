/**
 * Animation that explains: what happened is played on the old picture before the new one is drawn.
 */

import { svg } from '/static/js/dom.js';
import { find, Motion } from '/static/js/kit/board.js';
import { plate } from './horde.js';
import { CELL, WAYS } from './table.js';

/** @import { Entry, Told } from './types.js' */
/** @import { Table } from './table.js' */
/** @import { MapView } from './map.js' */

/** Milliseconds of a beat at the usual pace. */
const BEAT = 320;
const MOST = 14;
/** So many things are shown one after the other; of more than that all go faster. */

export class MapMotion extends Motion {
  /** @param {Table} table @param {MapView} map @param {HTMLElement} root */
  constructor(table, map, root) {
    super(root, table.context);
    this.table = table;
    this.map = map;
    this.played = 0;
    /** How many times as fast as usual everything goes. */
    this.haste = 1;
    /** Where hordes are drawn now that have moved since the picture was made. @type {Map<number, string>} */
    this.moved = new Map();
  }

  /** What is under way and what follows goes faster. @param {number} times */
  hurry(times) {
    this.haste = Math.max(1, times);
    for (const one of this.running) one.updatePlaybackRate(this.haste);
  }

  /** Ends whatever is being played. */
  end() {
    this.played += 1;
    this.map.layer('show');
    for (const one of this.running) one.finish();
  }

  /** Plays events; the promise is kept when all of them were shown, or false if something newer came. @param {Entry[]} events */
  async play(events) {
    const mine = ++this.played;
    this.haste = 1;
    const told = events.filter((event) => SHOWN[event.kind]);
    const pace = BEAT * this.pace * Math.min(1, MOST / Math.max(told.length, 1));
    if (!pace || document.hidden) return true;
    for (const event of told) {
      if (mine !== this.played) return false;
      this.show(event);
      await SHOWN[event.kind]?.(this, /** @type {Told} */ (event.facts), pace);
    }
    this.map.layer('show');
    return mine === this.played;
  }

  /** @param {string} place */
  at(place) {
    return find(this.map.root, place);
  }

  /** @param {Element | null} node @param {Keyframe[]} frames @param {number} duration @param {KeyframeAnimationOptions} [more] */
  async animate(node, frames, duration, more = {}) {
    if (!node) return;
    try {
      await this.run(node, frames, { duration: duration / this.haste, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'forwards', ...more }).finished;
    } catch {
      /* it was ended early */
    }
  }

  /** Something that appears for a moment. @param {SVGElement} node */
  put(node) {
    this.map.layers['show']?.append(node);
    return node;
  }

  /** A word that rises from a point. @param {{ x: number, y: number }} from @param {string} text @param {string} style @param {number} pace */
  async rise(from, text, style, pace) {
    const node = this.put(svg('text', { class: `rise ${style}`, x: from.x, y: from.y }, text));
    await this.animate(node, [{ opacity: 0, transform: 'translateY(8px)' }, { opacity: 1, transform: 'none', offset: 0.3 }, { opacity: 0, transform: 'translateY(-34px)' }], pace * 2);
    node.remove();
  }

  /** Where a horde is drawn now: it may have moved since the picture was made. @param {number} serial */
  spot(serial) {
    const horde = this.table.horde(serial);
    const moved = this.moved.get(serial);
    return this.table.middle(moved ?? horde?.space ?? 'a1');
  }
}

/** @typedef {(motion: MapMotion, facts: Told, pace: number) => Promise<void> | void} Player */

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function march(motion, facts, pace) {
  const { table } = motion;
  const node = motion.at(`horde:${facts.horde}`);
  const horde = table.horde(facts.horde);
  if (!node || !horde) return;
  const home = table.middle(horde.space);
  const from = motion.spot(facts.horde);
  const to = table.middle(facts.space);
  motion.moved.set(facts.horde, facts.space);
  const inner = node.getAttribute('transform') ?? '';
  const shift = (/** @type {{x: number, y: number}} */ at) => `${inner.replace(/([\d.-]+)/g, '$1px').replace(' ', ', ')} translate(${at.x - home.x}px, ${at.y - home.y}px)`;
  await motion.animate(node, [{ transform: shift(from) }, { transform: shift(to) }], pace);
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function leave(motion, facts, pace) {
  const horde = motion.table.horde(facts.horde);
  const node = motion.at(`horde:${facts.horde}`);
  if (!horde || !node) return;
  const way = WAYS[horde.turn] ?? { x: 0, y: 1 };
  const from = motion.spot(facts.horde);
  const to = { x: from.x + way.x * CELL, y: from.y + way.y * CELL };
  await motion.animate(node, [{ opacity: 1 }, { opacity: 0 }], pace);
  if (facts.n) {
    pulse(motion, 'kingdom', 'hurt');
    await motion.rise(to, `−${facts.n} ♥`, 'bad', pace);
  }
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function fall(motion, facts, pace) {
  const node = motion.at(`horde:${facts.horde}`);
  const card = node?.querySelector('.rift-card');
  if (!node || !card) return;
  await Promise.all([
    motion.animate(card, [{ transform: 'none', opacity: 1 }, { transform: 'rotate(9deg) scale(.9)', opacity: 0.9, offset: 0.3 }, { transform: 'translateY(26px) rotate(-14deg) scale(.35)', opacity: 0 }], pace * 1.6, { easing: 'ease-in' }),
    motion.animate(node.querySelector('.seal'), [{ opacity: 1 }, { opacity: 0 }], pace),
  ]);
  node.style.opacity = '0';
}

/** A number of the head that changes draws the eye. @param {MapMotion} motion @param {string} key @param {string} style */
function pulse(motion, key, style) {
  const node = motion.root.querySelector(`[data-stock="${key}"]`);
  if (!node) return;
  node.classList.add(style);
  setTimeout(() => node.classList.remove(style), 900);
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function gems(motion, facts, pace) {
  if (!facts.n) return;
  pulse(motion, 'crystals', 'gain');
  const box = motion.map.root.viewBox.baseVal;
  const from = { x: box.width / 2, y: box.height / 2 };
  const nodes = Array.from({ length: facts.n }, (_, n) => motion.put(motion.table.pictures.use('token', 'crystal', from.x - 20 + n * 24, from.y - 20, 40)));
  await Promise.all(nodes.map((node, n) => motion.animate(node, [{ transform: 'none', opacity: 1 }, { transform: `translateY(${-from.y}px)`, opacity: 0.2 }], pace * 1.5, { delay: n * 60 })));
  nodes.forEach((node) => node.remove());
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function drop(motion, facts, pace) {
  const node = motion.at(`horde:${facts.horde}`)?.querySelector('.rift-card');
  const horde = motion.table.horde(facts.horde);
  if (!node || !horde) return;
  const width = motion.table.catalogue.cards[horde.card].width;
  const piece = plate(facts.mask, width, 15.4, 'fresh');
  node.append(piece);
  await motion.animate(piece, [{ transform: 'translateY(-40px)', opacity: 0 }, { transform: 'none', opacity: 1 }], pace, { easing: 'cubic-bezier(.5,0,.8,.4)' });
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function build(motion, facts, pace) {
  const [{ cards, to }] = facts.moves;
  const { x, y } = motion.table.middle(String(to).slice('site:'.length));
  const node = motion.put(motion.table.pictures.use('tower', String(cards[0]), x - 37, y - 41, 74, 80));
  await motion.animate(node, [{ transform: 'translateY(-50px)', opacity: 0 }, { transform: 'none', opacity: 1 }], pace);
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function arrive(motion, facts, pace) {
  const { x, y } = motion.table.middle(facts.space);
  const node = motion.put(motion.table.pictures.use('card', `${facts.moves[0].cards[0]}~0`, x - 43, y - 43, 86));
  await motion.animate(node, [{ transform: 'translateY(-30px)', opacity: 0 }, { transform: 'none', opacity: 1 }], pace);
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function walk(motion, facts, pace) {
  const figure = motion.table.scene.figures.find((one) => one.hero === facts.figure);
  if (!figure || !facts.space) return;
  const node = motion.at(`hero:${facts.figure}`);
  const to = motion.table.middle(facts.space);
  if (!node || !figure.space) {
    const fresh = motion.put(motion.table.pictures.use('hero', facts.figure, to.x - 32, to.y - 32, 64));
    await motion.animate(fresh, [{ opacity: 0 }, { opacity: 1 }], pace);
    return;
  }
  const from = motion.table.middle(figure.space);
  await motion.animate(node, [{ transform: 'none' }, { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)` }], pace);
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function wound(motion, facts, pace) {
  const figure = motion.table.scene.figures.find((one) => one.hero === facts.figure);
  if (!figure?.space) return;
  await motion.rise(motion.table.middle(figure.space), '−1', 'bad', pace);
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function heal(motion, facts, pace) {
  await motion.animate(motion.at(`horde:${facts.horde}`)?.querySelector('.covers') ?? null, [{ opacity: 1 }, { opacity: 0 }], pace);
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function hold(motion, facts, pace) {
  const card = motion.at(`horde:${facts.horde}`)?.querySelector('.rift-card') ?? null;
  await motion.animate(card, [{ transform: 'none' }, { transform: 'translateX(4px)' }, { transform: 'translateX(-4px)' }, { transform: 'none' }], pace);
}

/** A storm shows its face in the middle of the map. @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function storm(motion, facts, pace) {
  if (!facts.storm) return;
  const box = motion.map.root.viewBox.baseVal;
  const side = Math.min(box.width, box.height) * 0.5;
  const [x, y] = [box.width / 2, box.height / 2];
  const node = motion.put(
    svg(
      'g',
      { class: 'storm-shown' },
      motion.table.pictures.use('storm', facts.storm, x - side / 2, y - side / 2, side),
      svg('text', { class: 'rise', x, y: y + side / 2 + 34 }, motion.table.catalogue.storms[facts.storm].name),
    ),
  );
  await motion.animate(node, [{ opacity: 0, transform: 'scale(.7)' }, { opacity: 1, transform: 'none', offset: 0.25 }, { opacity: 1, transform: 'none', offset: 0.8 }, { opacity: 0, transform: 'scale(1.06)' }], pace * 4);
  node.remove();
}

/** @param {MapMotion} motion @param {Told} facts @param {number} pace */
async function shake(motion, facts, pace) {
  pulse(motion, 'kingdom', 'hurt');
  const { width, height } = motion.map.root.viewBox.baseVal;
  await motion.rise({ x: width / 2, y: height / 2 }, `−${facts.n} ♥`, 'bad', pace);
}

/** @type {Record<string, Player>} */
const SHOWN = {
  HordeMoved: march,
  HordeLeft: leave,
  HordeDefeated: fall,
  HordeArrived: arrive,
  HordeBlocked: hold,
  HordeHealed: heal,
  CrystalsGained: gems,
  TilePlaced: drop,
  SoldierPlaced: drop,
  Engaged: drop,
  PortalOpened: drop,
  TowerPlayed: build,
  Moved: walk,
  Displaced: walk,
  Wounded: wound,
  SoldiersLost: heal,
  StormGathered: storm,
  StormBroke: storm,
  KingdomShaken: shake,
};
