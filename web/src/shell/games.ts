// The games, each behind one door: games/<game>/index.ts. Nothing else here or in the shell knows which games there are.
import type { Component } from 'svelte';
import type { NewTable, Position, RequestInfo } from './api/types';
import type { Picture } from './art/picture';
import type { CardBook } from './cards/book';
import type { GameProps } from './table/props';
import type { Workshop } from './workshop/kinds';

/** Something that players have in a game, such as a school: chosen seat by seat before it begins, or at the table. */
export interface SeatChoice {
  /** What it is called in a setup and in the choices of GET /api/games. */
  key: string;
  nameOf: (id: string) => string;
  /** What there is to choose among the cards that are looked at, as far as that is known. */
  more?: () => string[];
  /** Which of them the cards of a set belong to, by the ids of the cards, as far as that is known. */
  ofCards?: (own: readonly string[]) => string[];
  pictureOf: (id: string) => Picture;
}

/** What somebody beside the player would say in the first games: the aim, or the next useful thing; nothing
 *  where there is nothing left to say. */
export type Coach = (position: Position, request: RequestInfo | null) => string;

/** What the shell knows of a game before any of it is loaded. Its words are in words/<language>.ftl beside it: those that the
 * shell asks for have the game's id in theirs, as in `game-<id>`. What it does at the table is in the parts that are loaded. */
export interface GameManifest {
  /** The server's name for it, which is the name of its folder, too. */
  id: string;
  /** Where it stands among the games: the least comes first. */
  order: number;
  /** A living picture of it for its door on the first page: it fills its box and is only decoration. */
  Scene: Component;
  /** What stands for it in lists: a drawing as Icon.svelte wants it. Colors of its own are in its door.css. */
  badge: string;
  /** The way to play that is learned first, for a game by one click. */
  quickSetup: NewTable['setup'];
  /** Keys at its table, as they are written on a keyboard (`space` for the one without a sign), each with the id of the words for
   *  what it does. */
  keys: readonly (readonly [key: string, words: string])[];
  /** Whether the last action of a turn can end it: a reader may want that to happen by itself. */
  endsTurns?: boolean;
  /** It shows a turn again by itself: the menu of the table need not. */
  showsTurnsAgain?: boolean;
  /** Its table: at live play, in a replay and in a lesson. */
  table: () => Promise<{ default: Component<GameProps> }>;
  coach: () => Promise<{ default: Coach }>;
  /** Its cards, for the card library. */
  cards: () => Promise<{ default: CardBook }>;
  /** What it brings to the workshop; nothing where it has no cards that people can make. */
  workshop?: () => Promise<{ default: Workshop }>;
  seatChoice?: () => Promise<{ default: SeatChoice }>;
}

const found = import.meta.glob<GameManifest>('../games/*/index.ts', { eager: true, import: 'default' });

export const GAMES: readonly GameManifest[] = Object.values(found).sort((one, other) => one.order - other.order);

/** A game by its id; undefined for one that this client does not have. */
export const gameOf = (id: string): GameManifest | undefined => GAMES.find((game) => game.id === id);
