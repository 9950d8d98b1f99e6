// What the table and its boards say to each other. What the server says is generated: see `generated`.
import type { Ack, Ahead, Ask, Catalogue, Cause, Facts, Ghost, Hint, Hinted, Now, Option, Over, Pong, Refused, Rematch, Scene, Sitter, State as Whole, Step, Stops, Table, Welcome, Why } from './generated/messages.js';

export type { Decision, Entry, Option, Outcome, Sitter, Step, Undo, Waiting } from './generated/messages.js';

/** The letter of a seat. */
export type Seat = string;

/** Anything the server says; what answers a message has its `id`. */
export type Message = Welcome | Whole | Step | Table | Ask | Rematch | Stops | Ghost | Hinted | Over | Refused | Pong | Ack | Why | Cause | Ahead | Hint;

/** How the server answers what a client says. */
export type Reply<A extends string> = A extends 'why' ? Why : A extends 'cause' ? Cause : A extends 'ahead' ? Ahead : A extends 'hint' ? Hint : Ack;

/** What a message says besides. */
export type Fields = Record<string, unknown>;

/** As much of a seat at a table as a board is shown. */
export interface Shown {
  game: string;
  seat: Seat | null;
  state: State;
}

/** What a phrase may be told. */
export type PhraseFacts = Record<string, string | number>;

/** What a board is shown. */
export interface State<S extends Scene = Scene, O extends Option = Option> extends Pick<Now<S, O>, 'version' | 'decision' | 'waiting' | 'outcome' | 'undo'> {
  /** A board is shown nothing before the game begins. */
  scene: S;
  seats: Sitter[];
  /** null: one watches. */
  seat: Seat | null;
}

/** An answer that may be given by carrying something from one place to another. */
export interface Movable extends Option {
  from?: string[];
  to?: string[];
}

export type Speed = 'off' | 'fast' | 'normal' | 'slow';

/** Kept in this browser; read them each time, they change. */
export interface Settings {
  /** Of animations; already `off` where the system asks for less motion. */
  speed: Speed;
  theme: 'light' | 'dark' | 'system';
  stops: 'auto' | 'all' | 'none';
  board: 'board' | 'text';
  log: 'short' | 'whole';
  /** Whether single letters act. */
  keys: 'on' | 'off';
}

/** What a board is given when it is mounted. */
export interface Context<C extends Catalogue = Catalogue> {
  /** Its name with the mode: `game/mode`. */
  game: string;
  language: string;
  seat: Seat | null;
  /** Everything printed, in words. */
  catalogue: C;
  /** A phrase of the interface. */
  say: (key: string, facts?: PhraseFacts) => string;
  /** Answers the open question. */
  answer: (text: string) => void;
  /** Why something cannot be answered. */
  why: (text: string) => Promise<Why>;
  /** What would happen next by itself. */
  ahead: () => Promise<Ahead>;
  /** Shows the others what this seat points at. */
  ghost: (what: unknown) => void;
  settings: Settings;
  /** For screen readers. */
  announce: (text: string) => void;
  /** Shows why something cannot be done, with its clause. */
  refuse: (why: unknown) => void;
  /** Opens a question among the hints; null where there are none. */
  hint: ((about: string) => void) | null;
  picture: (kind: string, id: string | number) => string;
}

/** What a board gives back. */
export interface Board<S extends Scene = Scene, O extends Option = Option, F extends Facts = Facts> {
  /** Draws a state; with a step the way there may be animated. */
  show(state: State<S, O>, step: Step<S, O, F> | null): void;
  /** What other seats point at, by seat. */
  ghosts?(map: Record<string, any>): void;
  /** Kept once what is being animated has been seen; it goes so many times as fast, to end within so many milliseconds. */
  rest?(within: number, haste: number): Promise<unknown>;
  /** Lights an answer up, at its places; null: no longer. */
  suggest?(text: string | null, at: string[]): void;
  /** Moves the keyboard onto the board. */
  focus(): void;
  destroy(): void;
  /** Keys of the help overlay: pairs of key and phrase, `'r key-turn'`. */
  keys?: string[];
  /** The board itself offers every option, so that the question shows only those without a place. */
  placesAll?: boolean;
}

export interface BoardModule {
  mount(host: HTMLElement, context: Context): Board | Promise<Board>;
}
