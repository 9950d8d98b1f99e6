// What the modules of this board speak of: the generated types of the game, and those of the kit with them filled in.
import type * as kit from '/static/js/types.js';
import type { BossScene, CardText, Creature, SiegeCatalogue, SiegeFacts, SiegeOption, SiegeScene, SiegeSeat, Square } from './scene.js';

export type * from './scene.js';
export type Context = kit.Context<SiegeCatalogue>;
export type State = kit.State<SiegeScene, SiegeOption>;
export type Board = kit.Board<SiegeScene, SiegeOption, SiegeFacts>;

/** A square with somebody on it. */
export type Occupied = Square & { piece: Creature };

/** The seat of a boss. */
export type BossSeat = Seen & { boss: BossScene };

/** A card, or a boss as far as it is one. */
export type Printed = Omit<CardText, 'symbol'>;

/** A seat with what it has lost since the reader's last answer. */
export type Seen = SiegeSeat & { lost?: number };
export type SeenScene = SiegeScene & { seats: Seen[] };
