/**
 * The map: paths, sites with towers, hordes, figures, decks, and what may be picked on it.
 */

import { fill, pressable, svg } from '/static/js/dom.js';
import { bounds } from './grid.js';
import { hordeCard } from './horde.js';
import { CELL, FACINGS, MARGIN } from './table.js';
import { aheadMarks } from './ahead.js';
import { badge, bosses, ghosts, pips, routes, terrain, tower } from './things.js';

/** @import { DeckScene, FigureScene, HordeScene, RiftOption as Choice, SiteScene } from './types.js' */
/** @import { Table } from './table.js' */

const SQUARE = 15.4;
/** How wide a square of a small horde card is. */
const LAYERS = ['ground', 'routes', 'reach', 'sites', 'terrain', 'lights', 'hordes', 'figures', 'decks', 'ahead', 'ghosts', 'rotor', 'show'];

/** Where figures stand on a space, by how many they are. @type {[number, number][][]} */
const SPREAD = [
  [[0, 0]],
  [[-22, -6], [22, 8]],
  [[-24, -14], [24, -14], [0, 20]],
  [[-24, -20], [24, -20], [-24, 22], [24, 22]],
];

/**
 * @typedef {object} Doing what the map asks its board to do
 * @property {(option: Choice) => void} answer
 * @property {(pick: import('./types.js').Pick) => void} pick
 * @property {(serial: number) => void} look
 * @property {(place: string) => void} press something that cannot be picked now
 */

export class MapView {
  /** @param {Table} table @param {Doing} doing */
  constructor(table, doing) {
    this.table = table;
    this.doing = doing;
    this.root = svg('svg', { class: 'rift-map', role: 'group' });
    /** @type {Record<string, SVGGElement>} */
    this.layers = {};
    for (const name of LAYERS) {
      const layer = svg('g', { class: `layer-${name}` });
      this.layers[name] = layer;
      this.root.append(layer);
    }
    this.drawn = '';
  }

  /** @param {string} name @param {...(Node | null | false | undefined)} parts */
  layer(name, ...parts) {
    const layer = this.layers[name];
    if (layer) fill(layer, ...parts);
  }

  draw() {
    const { table } = this;
    const { scene, scenario } = table;
    const ground = `${scene.scenario}-${scene.players}`;
    if (ground !== this.drawn) {
      this.drawn = ground;
      const [wide, high] = [scenario.width * CELL + 2 * MARGIN, scenario.height * CELL + 2 * MARGIN];
      this.root.setAttribute('viewBox', `0 0 ${wide} ${high}`);
      this.root.style.setProperty('--columns', String(scenario.width + 1));
      this.root.style.aspectRatio = `${wide} / ${high}`;
      this.layer('ground', table.pictures.use('ground', ground, 0, 0, wide, high));
    }
    this.root.setAttribute('aria-label', table.say('map'));
    this.layer('routes', ...routes(table));
    this.layer('reach', ...this.reach());
    this.layer('sites', ...scene.sites.map((site) => this.site(site)));
    this.layer('terrain', ...scene.terrain.map((one) => terrain(table, one)));
    this.layer('lights', ...this.lights());
    this.layer('hordes', ...this.hordes());
    this.layer('figures', ...this.figures(), ...bosses(table, this.doing.press));
    this.layer('decks', ...scene.decks.map((deck) => this.deck(deck)));
    this.layer('ahead', ...(table.arrows && !table.pick.site ? aheadMarks(table) : []));
    this.layer('ghosts', ...ghosts(table));
    this.layer('rotor', ...this.rotor());
  }

  // -- what lies there --------------------------------------------------------------------------

  /** @param {SiteScene} site */
  site(site) {
    const { table } = this;
    const { x, y } = table.middle(site.space);
    const lit = this.sitesToPick().has(site.at);
    const picked = table.pick.site === site.at;
    const closed = table.scene.banned && site.colour === table.scene.banned;
    const group = svg('g', {
      class: `site ${lit ? 'lit' : ''} ${picked ? 'picked' : ''} ${closed ? 'closed' : ''}`,
      'data-place': site.at,
    });
    group.append(svg('rect', { class: 'hit', x: x - 48, y: y - 48, width: 96, height: 96, rx: 22 }));
    if (closed) group.append(svg('path', { class: 'cross', d: `M${x - 30} ${y - 30}l60 60m0-60l-60 60` }));
    const shown = picked && table.pick.tower ? [...site.towers, { tower: table.pick.tower, turn: FACINGS.indexOf(table.pick.facing ?? ''), down: false, fresh: true, seat: table.near ?? 'a' }] : site.towers;
    shown.forEach((built, place) => {
      group.append(tower(table, built, x + (shown.length > 1 ? (place ? 21 : -21) : 0), y, shown.length > 1 ? 54 : 74));
    });
    const hits = lit && table.pick.tower && !picked ? this.most(site.at) : 0;
    if (hits) group.append(svg('g', { class: 'seal hits', transform: `translate(${x + 36} ${y - 36})` }, svg('circle', { r: 15 }), svg('text', { y: 6.5 }, String(hits))));
    const words = [
      table.say('site', { space: site.space, colour: table.catalogue.colours[site.colour] }),
      ...site.towers.map((one) =>
        [table.catalogue.towers[one.tower].name, one.turn === null ? '' : table.say(`facing-${FACINGS[one.turn]}`), one.down ? table.say('lost-later') : '']
          .filter(Boolean)
          .join(', '),
      ),
      hits ? table.say('can-strike', { n: hits }) : '',
    ]
      .filter(Boolean)
      .join('; ');
    group.append(svg('title', {}, words));
    if (lit || site.towers.length || table.pick.tower) {
      pressable(group, words, `map ${site.at}`, () => (lit ? this.chooseSite(site) : this.doing.press(site.at)));
    }
    return group;
  }

  hordes() {
    const { scene } = this.table;
    const order = [...scene.hordes].sort((one, two) => two.under - one.under);
    return order.map((horde) => this.horde(horde));
  }

  /** @param {HordeScene} horde */
  horde(horde) {
    const { table } = this;
    const { x, y } = table.middle(horde.space);
    const card = table.catalogue.cards[horde.card];
    const lit = this.hordesToPick().has(horde.id);
    const struck = this.struck().includes(horde.id);
    const half = (card.width * SQUARE) / 2;
    const group = svg('g', {
      class: `horde ${lit ? 'lit' : ''} ${struck ? 'struck' : ''} ${table.looking === horde.id ? 'looked' : ''} ${horde.open ? '' : 'beaten'}`,
      'data-place': horde.at,
      transform: `translate(${x - half + horde.under * 7} ${y - half - horde.under * 7})`,
    });
    group.append(svg('rect', { class: 'shadow', x: -6, y: -3, width: half * 2 + 12, height: half * 2 + 13, rx: 9 }));
    group.append(hordeCard(table, horde, SQUARE, { ghosts: this.ghostsOn(horde.id) }));
    if (lit || struck) group.append(svg('rect', { class: 'ring', x: -8, y: -8, width: half * 2 + 16, height: half * 2 + 16, rx: 10 }));
    group.append(badge(horde, half * 2));
    group.append(svg('title', {}, table.hordeLabel(horde)));
    pressable(group, table.hordeLabel(horde), `map ${horde.at}`, () => {
      const option = table.of('horde').find((one) => one.horde === horde.id);
      if (option) this.doing.answer(option);
      else this.doing.look(horde.id);
    });
    return group;
  }

  figures() {
    const { scene } = this.table;
    /** @type {Record<string, number>} */
    const there = {};
    return scene.figures
      .filter((figure) => figure.space)
      .map((figure) => {
        const place = (there[figure.space] = (there[figure.space] ?? -1) + 1);
        return this.figure(figure, place);
      });
  }

  /** @param {FigureScene} figure @param {number} place */
  figure(figure, place) {
    const { table } = this;
    const at = table.middle(figure.space);
    const horde = figure.horde ? table.horde(figure.horde) : undefined;
    const crowd = table.scene.figures.filter((one) => one.space === figure.space && !one.horde).length;
    const spread = SPREAD[Math.min(crowd, SPREAD.length) - 1]?.[place] ?? [0, 0];
    let [x, y, size] = [at.x + spread[0], at.y + spread[1], crowd > 1 ? 48 : figure.beast ? 52 : 64];
    if (horde) {
      const card = table.catalogue.cards[horde.card];
      const box = bounds(figure.base, card.width);
      const half = (card.width * SQUARE) / 2;
      [x, y, size] = [at.x - half + (box.left + 1) * SQUARE, at.y - half + (box.top + 1) * SQUARE - 6, 46];
    }
    const lit = table.of('hero', 'beast').find((option) => option.hero === figure.hero);
    const printed = table.catalogue.heroes[figure.hero];
    const label = `${printed.full}, ${figure.space}, ${table.say('health', { n: figure.health, most: figure.most })}`;
    const group = svg('g', { class: `figure seat-${figure.seat} ${lit ? 'lit' : ''}`, 'data-place': figure.at });
    group.append(svg('ellipse', { class: 'stand', cx: x, cy: y + size * 0.44, rx: size * 0.44, ry: size * 0.16 }));
    group.append(table.pictures.use('hero', figure.hero, x - size / 2, y - size / 2, size));
    group.append(pips(figure, x, y + size * 0.52));
    group.append(svg('title', {}, label));
    if (lit) pressable(group, lit.label, `map ${figure.at}`, () => this.doing.answer(lit));
    return group;
  }

  /** @param {DeckScene} deck */
  deck(deck) {
    const { table } = this;
    const { x, y } = table.middle(deck.space);
    const label = [table.say('deck', { n: deck.token }), table.say('cards-left', { n: deck.left })].join(', ');
    const group = svg(
      'g',
      { class: `deck ${deck.left ? '' : 'empty'}`, 'data-place': deck.at },
      svg('title', {}, label),
      table.pictures.use('arrival', deck.token, x - 60, y - 60, 36),
      svg('rect', { class: 'plate', x: x - 28, y: y - 57, width: 32, height: 20, rx: 6 }),
      svg('text', { x: x - 12, y: y - 42 }, `×${deck.left}`),
    );
    pressable(group, label, `map ${deck.at}`, () => this.doing.press(deck.at));
    return group;
  }

  // -- what may be picked ------------------------------------------------------------------------

  /** @returns {Set<string>} */
  sitesToPick() {
    const { table } = this;
    const built = table.pick.tower ? table.of('play').filter((option) => option.tower === table.pick.tower) : [];
    return new Set([...table.of('raze'), ...built].map((option) => option.site ?? ''));
  }

  /** How many hordes the picked tower would strike from a site, turned the best way. @param {string} site */
  most(site) {
    const open = this.table.of('play').filter((option) => option.tower === this.table.pick.tower && option.site === site);
    return Math.max(0, ...open.map((option) => option.targets?.length ?? 0));
  }

  /** @returns {Set<number>} */
  hordesToPick() {
    return new Set(this.table.options.flatMap((option) => option.horde ?? []));
  }

  /** The option that is shown: a tower on a site turned one way, or a facing of a hero. */
  facing() {
    const { table } = this;
    const { tower, site, facing } = table.pick;
    if (tower && site) {
      return table.of('play').find((one) => one.tower === tower && one.site === site && one.facing === facing);
    }
    return table.of('face').find((one) => one.facing === facing);
  }

  /** @returns {number[]} */
  struck() {
    return this.facing()?.targets ?? [];
  }

  reach() {
    const spaces = /** @type {string[]} */ (this.facing()?.reach ?? []);
    return spaces.map((space) => {
      const { x, y } = this.table.middle(space);
      return svg('rect', { class: 'reached', x: x - 48, y: y - 48, width: 96, height: 96, rx: 14 });
    });
  }

  lights() {
    const { table } = this;
    return table.options
      .filter((option) => option.verb === 'move' || option.verb === 'step')
      .map((option) => {
        const { x, y } = table.middle(option.space ?? '');
        const group = svg(
          'g',
          { class: 'light', 'data-place': `space:${option.space}` },
          svg('title', {}, option.label),
          svg('rect', { x: x - 46, y: y - 46, width: 92, height: 92, rx: 16 }),
          svg('circle', { cx: x, cy: y, r: 11 }),
        );
        pressable(group, option.label, `map space:${option.space}`, () => this.doing.answer(option));
        return group;
      });
  }

  /** @param {SiteScene} site */
  chooseSite(site) {
    const raze = this.table.of('raze').find((option) => option.site === site.at);
    if (raze) this.doing.answer(raze);
    else this.doing.pick({ ...this.table.pick, site: site.at, facing: undefined });
  }

  /** Four arrows around a site or hero, by which it is turned. */
  rotor() {
    const { table } = this;
    const { tower, site } = table.pick;
    const faces = table.of('face');
    const space = tower && site ? site.slice(5) : faces[0]?.space;
    if (!space) return [];
    const { x, y } = table.middle(space);
    const open = tower && site ? table.of('play').filter((one) => one.tower === tower && one.site === site) : faces;
    return open.map((option) => {
      const turn = FACINGS.indexOf(option.facing ?? '') * 90;
      const group = svg(
        'g',
        { class: `turn ${option.facing === table.pick.facing ? 'picked' : ''}`, transform: `translate(${x} ${y}) rotate(${turn})` },
        svg('circle', { cx: 0, cy: -62, r: 21 }),
        svg('path', { d: 'M-9 -56L0 -72 9 -56z' }),
      );
      pressable(group, option.label, `turn ${option.facing}`, () => this.doing.pick({ ...table.pick, facing: option.facing }));
      return group;
    });
  }

  // -- what others point at ----------------------------------------------------------------------

  /** @param {number} serial */
  ghostsOn(serial) {
    return Object.entries(this.table.ghosts)
      .filter(([, what]) => what?.horde === serial && what.mask)
      .map(([seat, what]) => ({ seat, mask: Number(what.mask) }));
  }
}
