/**
 * What may be asked besides a hint while a round is being played: what gets through, which tower
 * matters, whether the horde on a space can be cleared.
 */

import { say } from '/static/js/phrases.js';

/** @import { RiftScene } from './types.js' */

/** @param {RiftScene} scene @returns {import('/static/js/hints.js').Question[]} */
export function questions(scene) {
  if (scene.phase !== 'play') return [];
  const spaces = [...new Set(scene.hordes.map((horde) => String(horde.space)))].sort();
  return [
    { about: 'through', label: say('hint-through') },
    { about: 'tower', label: say('hint-tower') },
    ...spaces.map((space) => ({ about: `clear ${space}`, label: space, group: say('hint-clear') })),
  ];
}
