/**
 * Rift in words: how the kingdom stands, hordes on their way, sites, heroes, hands, what is coming.
 */

import { filled } from '/static/js/phrases.js';

/** @import { PhraseFacts } from '/static/js/types.js' */
/** @import { RiftCatalogue, RiftScene } from './types.js' */
/** @import { Section } from '/static/js/textboard.js' */

/** @param {RiftScene} scene @param {RiftCatalogue} catalogue @returns {Section[]} */
export function describe(scene, catalogue) {
  /** @param {string} key @param {PhraseFacts} [facts] */
  const say = (key, facts = {}) => filled(catalogue.phrases[key] ?? '', facts);
  const towers = (/** @type {string[]} */ ids) => ids.map((id) => catalogue.towers[id].name).join(', ');
  const { goal } = scene;
  const standing = [
    catalogue.phases[scene.phase] ?? '',
    `${say('kingdom')}: ${scene.health}/${scene.most}`,
    `${say('crystals')}: ${scene.crystals}`,
    `${say(goal.kind === 'portals' ? 'portals' : 'lives')}: ${goal.done}/${goal.of}`,
    scene.last ? say('last-round') : '',
  ];
  const sections = [
    { title: say('round', { n: scene.round }), lines: standing },
    { title: say('hordes'), lines: scene.hordes.map((horde) => `${horde.space}: ${horde.name}, ${say('open', { n: horde.open })}`) },
    {
      title: say('map'),
      lines: scene.sites.map(
        (site) => `${say('site', { space: site.space, colour: catalogue.colours[site.colour] })}: ${towers(site.towers.map((one) => one.tower)) || '–'}`,
      ),
    },
    ...scene.seats.map((seat) => ({
      title: seat.name,
      lines: [
        `${say('hand')}: ${towers(seat.hand) || say('hand-empty')}`,
        seat.passed.length ? `${say('passed')}: ${towers(seat.passed)}` : '',
        say(seat.ready ? 'ready' : 'busy'),
      ],
    })),
    {
      title: say('players'),
      lines: scene.figures.map(({ hero, space, health, most }) =>
        [catalogue.heroes[hero].name, space, say('health', { n: health, most })].filter(Boolean).join(', '),
      ),
    },
    { title: say('spells'), lines: scene.spells.map((id) => catalogue.spells[id].name) },
    { title: say('coming'), lines: scene.decks.map((deck) => `${say('deck', { n: deck.token })} (${deck.space}): ${say('cards-left', { n: deck.left })}`) },
    { title: say('supply'), lines: scene.supply.map(([id, n]) => `${n} × ${catalogue.towers[id].name}`) },
  ];
  return sections.map(({ title, lines }) => ({ title, lines: lines.filter(Boolean) }));
}
