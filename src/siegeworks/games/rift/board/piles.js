/**
 * What lies beside the map: the common supply with its prices, the decks still to come, the hordes.
 */

import { clauseLink, thingLink, thingNamed } from '/static/js/clauses.js';
import { el } from '/static/js/dom.js';
import { small } from './lay.js';
import { nameOf, spellNotes, towerSketch } from './notes.js';
import { counted } from './seats.js';

/** @import { Table } from './table.js' */
/** @import { BossScene, RiftOption as Choice } from './types.js' */

const FAMILIES = ['archers', 'mages', 'artillery', 'soldiers'];

/** The common supply; in phase 6 it is a shop. @param {Table} table @param {(tower: string) => void} take */
export function supplyOf(table, take) {
  const { scene, catalogue, say, pictures } = table;
  /** @type {Map<string, number>} */
  const left = new Map(scene.supply);
  const shop = table.prompt === 'buy';
  const cell = (/** @type {string} */ name) => {
    const tower = catalogue.towers[name];
    const sold = table.of('buy').some((option) => option.tower === name);
    const count = left.get(name) ?? 0;
    const beyond = tower.level > scene.level;
    return el(
      'li',
      {},
      el(
        'button',
        {
          class: `ware ${sold ? 'lit' : ''} ${count && !beyond ? '' : 'none'} ${table.pick.tower === name && sold ? 'picked' : ''}`,
          type: 'button',
          title: `${tower.name}: ${tower.text}`,
          'aria-label': [tower.name, tower.mark, say('cards-left', { n: count }), tower.price ? say('price', { n: tower.price }) : '', tower.text].filter(Boolean).join('. '),
          'data-place': `supply:${name}`,
          'data-key': `supply:${name}`,
          onclick: () => take(name),
        },
        pictures.icon('tower', name),
        nameOf(tower.name),
        el('span', { class: 'left' }, `×${count}`),
        ...(shop ? towerSketch(tower) : []),
        tower.price ? el('span', { class: 'price' }, pictures.icon('token', 'crystal'), String(tower.price)) : null,
      ),
    );
  };
  return el(
    'div',
    { class: `rift-supply ${shop ? 'shop' : ''}` },
    spellNotes(table),
    el('p', { class: 'soft small' }, say('highest-level', { n: scene.level })),
    ...FAMILIES.map((family) =>
      el(
        'ul',
        { class: `family family-${family}` },
        ...Object.keys(catalogue.towers)
          .filter((name) => catalogue.towers[name].family === family && (!shop || catalogue.towers[name].price))
          .map(cell),
      ),
    ),
  );
}

/** The decks: what is left in each stage, not in which order. @param {Table} table */
export function comingOf(table) {
  const { scene, catalogue, say, pictures } = table;
  const decks = scene.decks.map((deck) => {
    const next = deck.stages[0] ?? [];
    const first = !next.length
      ? say('deck-empty')
      : next.length === 1
        ? say('next-is', { card: catalogue.cards[next[0]].name })
        : say('next-of', { n: next.length });
    return el(
      'section',
      { class: 'deck', 'data-place': deck.at },
      el(
        'header',
        {},
        pictures.icon('arrival', deck.token),
        el('h4', {}, say('deck', { n: deck.token }), ' ', el('span', { class: 'soft' }, deck.space)),
        el('span', { class: 'tag' }, say('cards-left', { n: deck.left })),
      ),
      el('p', {}, first),
      deck.blocked ? el('p', { class: 'soft' }, say('deck-blocked', { terrain: catalogue.terrain[deck.blocked] })) : null,
      ...deck.stages.map((stage, place) =>
        el(
          'div',
          { class: 'stage' },
          el('span', { class: 'label' }, say('stage', { n: place + 1 })),
          el('ul', {}, ...counted(stage).map(([card, number]) => cardOf(table, card, number))),
        ),
      ),
    );
  });
  return el('div', { class: 'rift-coming' }, ...decks, bossCards(table), stormDeck(table));
}

/** A card of a deck as printed. @param {Table} table @param {string} card @param {number} number */
function cardOf(table, card, number) {
  const one = table.catalogue.cards[card];
  const horde = { card, kind: one.kind, level: one.level, turn: 0, tiles: 0, soldiers: 0, gate: 0, bases: [] };
  return el('li', { title: `${one.name}. ${one.text}` }, small(table, horde), number > 1 ? el('b', {}, `×${number}`) : null, el('span', { class: 'unseen' }, one.name));
}

/** Which picture a boss has: of several figures the first. @param {BossScene} boss */
export function bossPicture(boss) {
  return boss.figures.length > 1 ? `${boss.id}~1` : boss.id;
}

/** @param {Table} table */
function bossCards(table) {
  const { scene, catalogue, say } = table;
  const { boss } = scene;
  const { boss: printed } = table.scenario;
  if (!boss || !printed) return null;
  const row = (/** @type {string} */ title, /** @type {string[]} */ cards) =>
    cards.length
      ? el(
          'div',
          { class: 'stage' },
          el('span', { class: 'label' }, title),
          el('ul', { class: 'actions' }, ...counted(cards).map(([name, n]) => el('li', { class: 'tag', title: catalogue.actions[name].text }, n > 1 ? `${n}× ` : '', catalogue.actions[name].name))),
        )
      : null;
  return el(
    'section',
    { class: 'deck', 'data-place': 'boss' },
    el('header', {}, table.pictures.icon('boss', bossPicture(boss)), el('h4', {}, thingNamed('rift', 'boss', boss.id, [printed.name]))),
    el('p', {}, printed.text),
    row(say('boss-cards'), boss.actions),
    row(say('boss-spent'), boss.spent),
  );
}

/** Every horde, the one nearest to an exit first. @param {Table} table @param {(serial: number) => void} look */
export function hordesOf(table, look) {
  return el(
    'ul',
    { class: 'rift-hordes' },
    ...table.scene.hordes.map((horde) =>
      el(
        'li',
        {},
        el(
          'button',
          {
            class: `horde-button ${horde.open ? '' : 'beaten'} ${table.looking === horde.id ? 'on' : ''}`,
            type: 'button',
            'aria-label': table.hordeLabel(horde),
            'data-key': `list ${horde.at}`,
            onclick: () => look(horde.id),
          },
          small(table, horde),
          el('b', {}, horde.space),
          el('span', { class: 'seal' }, horde.open ? String(horde.open) : '✓'),
        ),
      ),
    ),
  );
}

/** What is chosen among cards that are laid out: heroes, abilities, spells, colours. @param {Table} table */
export function choices(table) {
  return table.options.filter((option) => String(option.at[0] ?? '').startsWith('choice:') && (option.verb !== 'bench' || table.prompt === 'fill-bench'));
}

/** @param {Table} table @param {(option: Choice) => void} answer */
export function choicesOf(table, answer) {
  const options = choices(table);
  if (!options.length) return null;
  return el('ul', { class: 'rift-choices' }, ...options.map((option) => el('li', {}, choice(table, option, answer))));
}

/** One thing to choose, as a card. @param {Table} table @param {Choice} option @param {(option: Choice) => void} answer */
function choice(table, option, answer) {
  const { catalogue, pictures } = table;
  const { thing = '' } = option;
  const hero = catalogue.heroes[thing];
  const ability = catalogue.abilities[thing];
  const spell = catalogue.spells[thing];
  const picture = hero
    ? pictures.icon('hero', thing)
    : ability
      ? pictures.icon('hero', ability.hero)
      : spell
        ? pictures.icon('spell', thing)
        : pictures.icon('seat', ['red', 'green', 'blue', 'yellow'].indexOf(thing));
  const name = hero?.full ?? ability?.name ?? spell?.name ?? catalogue.colours[thing];
  const text = hero ? [hero.marks, hero.basic].join('. ') : (ability?.text ?? spell?.text ?? '');
  const abilities = hero ? hero.abilities.map((id) => catalogue.abilities[id].name).join(' · ') : '';
  return el(
    'button',
    { class: 'choice', type: 'button', 'aria-label': [option.label, text, abilities].filter(Boolean).join('. '), 'data-key': option.text, 'data-answer': option.text, 'data-place': option.at[0], onclick: () => answer(option) },
    picture,
    el('b', { class: 'name' }, name),
    text ? el('span', { class: 'text' }, text) : null,
    abilities ? el('span', { class: 'soft small' }, abilities) : null,
  );
}

/** The storm that matters now, with what it brings. @param {Table} table */
export function stormOf(table) {
  const { storms, round } = table.scene;
  if (storms?.now) return strip(table, storms.now, 'raging', table.say('storm'));
  return storms?.gathering ? strip(table, storms.gathering, 'gathering', table.say('gathering', { n: round + 1 })) : null;
}

/** @param {Table} table @param {string} name @param {string} style @param {string} kicker */
function strip(table, name, style, kicker) {
  const storm = table.catalogue.storms[name];
  return el(
    'section',
    { class: `rift-storm ${style}`, 'data-place': `storm:${name}`, 'aria-label': kicker },
    table.pictures.icon('storm', name),
    el('p', {}, el('span', { class: 'kicker' }, kicker), ' ', el('b', {}, thingNamed('rift', 'storm', name, [storm.name])), ' ', el('span', { class: 'text' }, storm.text), ' ', clauseLink(storm.clause)),
  );
}

/** The storm deck: when the next one gathers, and which are left, not in which order. @param {Table} table */
export function stormDeck(table) {
  const { storms } = table.scene;
  const { say, pictures, catalogue } = table;
  if (!storms) return null;
  const entry = (/** @type {string} */ name) =>
    el('li', {}, el('details', {}, el('summary', { 'data-key': `storm ${name}` }, pictures.icon('storm', name), catalogue.storms[name].name), el('p', {}, catalogue.storms[name].text, ' ', thingLink('rift', 'storm', name))));
  return el(
    'section',
    { class: 'deck storms' },
    el('header', {}, el('h4', {}, say('storms'))),
    el('p', {}, storms.next ? say('next-storm', { n: storms.next }) : say('storms-over')),
    storms.left.length ? el('p', { class: 'label' }, say('storms-left', { n: storms.left.length })) : null,
    el('ul', { class: 'storm-list' }, ...storms.left.map(entry)),
  );
}
