/**
 * Rift in words: how the kingdom stands, hordes on their way, sites, heroes, hands, what is coming.
 */

import { filled } from '/static/js/phrases.js';

/** @typedef {import('/static/js/types.js').Plain} Plain */
/** @typedef {import('/static/js/textboard.js').Section} Section */

/**
 * @param {Plain} scene
 * @param {Plain} catalogue
 * @returns {Section[]}
 */
export function describe(scene, catalogue) {
  /** @param {string} key @param {import('/static/js/types.js').Facts} [facts] */
  const say = (key, facts = {}) => filled(catalogue.phrases[key] ?? '', facts);
  /** @param {string} kind @param {any} one */
  const name = (kind, one) => {
    const id = typeof one === 'object' && one !== null ? (one.kind ?? one.tower ?? one.id ?? one.spell ?? one.name) : one;
    return catalogue[kind]?.[id]?.name ?? String(id);
  };
  /** @param {any[]} [list] */
  const towers = (list) => (list ?? []).map((one) => name('towers', one)).join(', ');
  return [
    { title: say('round', { n: scene.round }), lines: [catalogue.phases?.[scene.phase] ?? '', ...standing(scene, say)].filter(Boolean) },
    { title: say('hordes'), lines: (scene.hordes ?? []).map((/** @type {Plain} */ horde) => `${horde.space}: ${horde.name}, ${say('open', { n: horde.open })}`) },
    {
      title: say('map'),
      lines: (scene.sites ?? []).map(
        (/** @type {Plain} */ site) => `${say('site', { space: site.space, colour: catalogue.colours?.[site.colour] ?? site.colour })}: ${towers(site.towers) || '–'}`,
      ),
    },
    ...(scene.seats ?? []).map((/** @type {Plain} */ seat) => ({
      title: seat.name,
      lines: [
        `${say('hand')}: ${towers(seat.hand) || say('hand-empty')}`,
        seat.passed?.length ? `${say('passed')}: ${towers(seat.passed)}` : '',
        say(seat.ready ? 'ready' : 'busy'),
      ].filter(Boolean),
    })),
    { title: say('players'), lines: (scene.figures ?? []).map((/** @type {Plain} */ figure) => hero(figure, name, say)) },
    { title: say('spells'), lines: (scene.spells ?? []).map((/** @type {any} */ one) => name('spells', one)) },
    { title: say('coming'), lines: (scene.decks ?? []).map((/** @type {Plain} */ deck) => `${say('deck', { n: deck.token })} (${deck.space}): ${say('cards-left', { n: deck.left })}`) },
    { title: say('supply'), lines: (scene.supply ?? []).map((/** @type {[string, number]} */ [id, n]) => `${n} × ${name('towers', id)}`) },
  ];
}

/**
 * @param {Plain} scene
 * @param {(key: string, facts?: Plain) => string} say
 */
function standing(scene, say) {
  const goal = scene.goal ?? {};
  return [
    `${say('kingdom')}: ${scene.health}/${scene.most}`,
    `${say('crystals')}: ${scene.crystals}`,
    `${say(goal.kind === 'portals' ? 'portals' : 'lives')}: ${goal.done}/${goal.of}`,
    scene.last ? say('last-round') : '',
  ];
}

/**
 * @param {Plain} figure
 * @param {(kind: string, one: any) => string} name
 * @param {(key: string, facts?: Plain) => string} say
 */
function hero(figure, name, say) {
  const who = name('heroes', figure.hero ?? figure.id ?? figure);
  const where = figure.space ? `, ${figure.space}` : '';
  const health = figure.health === undefined ? '' : `, ${say('health', { n: figure.health, most: figure.most ?? figure.health })}`;
  return `${who}${where}${health}`;
}
