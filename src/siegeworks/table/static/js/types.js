/**
 * The words of docs/formats/protocol.md and of the boards, as types. No code: `tsc --checkJs` reads this.
 */

/** @typedef {'a' | 'b' | 'c' | 'd'} Seat */
/** @typedef {Record<string, any>} Plain plain values: what JSON can say */
/** @typedef {Record<string, string | number>} Facts what a phrase may be told */

/**
 * Who sits at a seat, as `welcome` and `table` say it.
 * @typedef {object} Sitter
 * @property {Seat} seat
 * @property {'person' | 'machine' | 'open'} kind
 * @property {string} name
 * @property {string} title the name, and of a machine what it can
 * @property {string | null} [player] the machine that plays here
 * @property {boolean} [here] whether a person is connected now
 * @property {boolean} [mine] whether this guest holds the seat
 * @property {boolean} [rematch] whether the seat wishes for a rematch
 * @property {boolean} [hints] whether the seat allows hints
 * @property {number} [hinted] how many hints it has taken
 */

/**
 * @typedef {object} Entry a line of the log
 * @property {number} n
 * @property {number} ply how many answers came before it
 * @property {string} kind the kind of event
 * @property {string} text its words in the reader's language
 * @property {string} [clause]
 * @property {boolean} [quiet] left out of the short log
 * @property {boolean} [head] a heading, such as a new turn
 * @property {Plain} [facts] what an animation needs
 */

/**
 * @typedef {object} Option
 * @property {string} text the notation: what `answer` sends
 * @property {string} label in the reader's language
 * @property {string[]} at the places of the board it is about; none makes it a button
 */

/**
 * @typedef {object} Decision
 * @property {string} prompt the key of the question
 * @property {string} text the question in the reader's language
 * @property {(Option & Plain)[]} options
 * @property {string | Plain | null} [why] why it is asked
 * @property {boolean} [passing] whether it is answered without asking; a board never sees such a one
 */

/**
 * @typedef {object} Waiting whom the table waits for
 * @property {Seat[]} seats
 * @property {string} [text]
 */

/**
 * @typedef {object} Outcome
 * @property {string} text the result in the reader's language
 * @property {string} [reason]
 * @property {string} [clause]
 * @property {Seat[]} [winners]
 */

/**
 * @typedef {object} Undo
 * @property {number} answers how many own answers can be taken back
 * @property {string} [why] what came to light before that
 */

/**
 * What a board is shown.
 * @typedef {object} State
 * @property {Plain} scene
 * @property {Decision | null} decision the question of this seat; null: nothing to decide
 * @property {Waiting | Seat[] | null} waiting
 * @property {Outcome | null} outcome
 * @property {Undo | null} undo
 * @property {Sitter[]} seats
 * @property {Seat | null} seat null: one watches
 * @property {number} version
 */

/**
 * @typedef {object} Step an accepted change
 * @property {'step'} is
 * @property {number} version
 * @property {Seat | null} by
 * @property {string} what `answer`, `undo`, `resign`, …
 * @property {Entry[]} events
 * @property {number} [cut] after an undo: the last entry that stands
 * @property {Plain} scene
 * @property {Decision | null} decision
 * @property {Waiting | Seat[] | null} waiting
 * @property {Outcome | null} outcome
 * @property {Undo | null} undo
 */

/**
 * @typedef {'off' | 'fast' | 'normal' | 'slow'} Speed
 */

/**
 * @typedef {object} Settings kept in this browser; read them anew each time, they change
 * @property {Speed} speed of animations; already `off` where the system asks for less motion
 * @property {'light' | 'dark' | 'system'} theme
 * @property {'auto' | 'all' | 'none'} stops
 * @property {'board' | 'text'} board
 * @property {'short' | 'whole'} log
 * @property {'on' | 'off'} keys whether single letters act
 */

/**
 * What a board is given when it is mounted.
 * @typedef {object} Context
 * @property {string} game its name with the mode: `game/mode`
 * @property {string} language
 * @property {Seat | null} seat
 * @property {Plain} catalogue everything printed, in words
 * @property {(key: string, facts?: Facts) => string} say a phrase of the interface
 * @property {(text: string) => void} answer answers the open question
 * @property {(act: string, fields?: Plain) => Promise<Plain>} ask
 *   `why`, `ahead`, `cause`; the promise is kept with the reply, or broken by a refusal
 * @property {(what: Plain) => void} ghost shows the others what this seat points at
 * @property {Settings} settings
 * @property {(text: string) => void} announce for screen readers
 * @property {(why: Plain | string) => void} refuse shows why something cannot be done, with its clause
 * @property {((about: string) => void) | null} hint opens a question among the hints; null where there are none
 * @property {(id: string | number) => string} cardPicture
 * @property {(kind: string, id: string | number) => string} picture
 */

/**
 * What a board gives back.
 * @typedef {object} Board
 * @property {(state: State, step: Step | null) => void} show
 *   draws a state; with a step the way there may be animated
 * @property {(map: Record<string, Plain>) => void} [ghosts] what other seats point at, by seat
 * @property {(within: number, haste: number) => Promise<unknown>} [rest]
 *   kept once what is being animated has been seen; it goes so many times as fast, to end within so many milliseconds
 * @property {(text: string | null, at: string[]) => void} [suggest] lights an answer up, at its places; null: no longer
 * @property {() => void} focus moves the keyboard onto the board
 * @property {() => void} destroy
 * @property {string[]} [keys] keys of the help overlay: pairs of key and phrase, `'r key-turn'`
 * @property {boolean} [placesAll]
 *   true: the board itself offers every option, so the prompt bar shows only those without a place
 */

/**
 * @typedef {object} BoardModule
 * @property {(host: HTMLElement, context: Context) => Board | Promise<Board>} mount
 */

export {};
