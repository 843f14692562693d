// What a screen (live play, a replay, a lesson) gives to the frame of a table. A game hands it on to <Stage> as it is.
import type { Snippet } from 'svelte';
import type { ClockInfo, TableInfo, Told } from '../api/types';

/** The parts of a table while somebody learns: cards by name, or words of a game's own. */
export interface Parts {
  /** Not needed yet: not shown. */
  hidden: ReadonlySet<string>;
  /** New in this moment: they may draw attention, with the class `introduced`. */
  fresh: ReadonlySet<string>;
}

export const ALL_PARTS: Parts = { hidden: new Set(), fresh: new Set() };

export interface Frame {
  kind: 'live' | 'replay' | 'lesson';
  /** The game's id, and what the way of playing it is called. */
  game: string;
  way: string;
  /** What is asked or told at the moment, for the middle of the bar. */
  question: { text: string; yours: boolean };
  /** Take back the last choice; null: it cannot be taken back now. undefined: never here. */
  undo?: (() => void) | null;
  /** Why it cannot be taken back now, in words. */
  noUndo?: string;
  /** Show what the others did once more; null while there is nothing. undefined: never here. */
  again?: (() => void) | null;
  /** Whether that is being shown: then `again` ends it. */
  recapping: boolean;
  clock: ClockInfo | null;
  /** Server's time minus ours. */
  skew: number;
  /** What is new and unread, for the badges. */
  unread: { log: number; chat: number };
  /** What is in the menu besides what every table has; given how to close it. */
  menu?: Snippet<[() => void]>;
  log: Snippet<[Told | null, (told: Told | null) => void]>;
  chat?: Snippet;
  /** What floats over the table: refusals, notices. */
  notices?: Snippet;
  /** Who is away, and what can be done about it: beside the board, never over it. */
  attendance?: Snippet;
  /** What a coach says, in the first games. */
  coach?: Snippet;
  /** The cards that are played with, where they are not the printed ones. */
  cards?: TableInfo['cards'];
  /** The reader only watches. */
  watching?: boolean;
  /** A low row between bar and stage, of a reserved height: a replay's controls, a lesson's hint. */
  strip?: Snippet;
  /** The game is over and has been shown to its end. */
  over: boolean;
  /** What is shown then over the stage; a game puts its own part in between. */
  result?: Snippet<[Snippet | undefined, Snippet]>;
  /** What is shown of the table: everything, but in a lesson. The log and undo are parts of every table. */
  parts: Parts;
  pointed: Told | null;
  point: (told: Told | null) => void;
  /** Which part of the drawer is open. */
  drawer: 'log' | 'chat' | null;
  open: (part: 'log' | 'chat' | null) => void;
}
