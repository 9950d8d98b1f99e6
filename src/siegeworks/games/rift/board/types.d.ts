// What the modules of this board speak of: the generated types of the game, and those of the kit with them filled in.
import type * as kit from '/static/js/types.js';
import type { HordeScene, RiftCatalogue, RiftFacts, RiftOption, RiftScene, TowerScene } from './scene.js';

export type * from './scene.js';
export type Context = kit.Context<RiftCatalogue>;
export type State = kit.State<RiftScene, RiftOption>;
export type Board = kit.Board<RiftScene, RiftOption, RiftFacts>;

/** As much of a horde as it takes to draw its card. */
export type DrawnHorde = globalThis.Pick<HordeScene, 'card' | 'turn' | 'kind' | 'level' | 'tiles' | 'soldiers' | 'gate' | 'bases'>;

/** A tower on a site, or one that would be built there. */
export type Built = TowerScene & { fresh?: boolean };

/** An option that lays something on a horde card. */
export type Placement = RiftOption & { mask: number; horde: number };

/** The facts of an event; which of them are there depends on its kind. */
export type Told = Required<RiftFacts>;

/** What a seat has chosen so far of an answer. */
export interface Pick {
  tower?: string;
  site?: string;
  facing?: string;
  horde?: number;
  piece?: string;
  /** The placement that is shown. */
  text?: string;
}

/** What another seat points at. */
export interface Pointed {
  horde?: number;
  mask?: number;
  tower?: string;
  site?: string | null;
  facing?: string | null;
  reach?: string[];
}
