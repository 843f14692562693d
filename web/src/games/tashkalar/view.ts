// What a position of Tash-Kalar says, read for drawing. Nothing here knows what is legal.
import type { Merged, Option, Position, Told } from '../../shell/api/types';
import type { Messages } from './messages.gen';

/** 0 common, 1 heroic, 2 legendary. */
export type Rank = number;

export interface Piece {
  side: number;
  rank: Rank;
}

/** A piece that lies on a card, off the board. */
export type HeldPiece = Messages['View']['held'][number];

/** What the server shows. Cards that the reader does not know are null. */
export type TashKalarView = Messages['View'];

/** What an option speaks of, as data. Which of these are there depends on the verb. */
export type Facts = Partial<Merged<Messages['Option']>> & Pick<Messages['Option'], 'verb'>;

/** What an event speaks of, as data. Which of these are there depends on the event. */
export type EventFacts = Partial<Merged<Messages['Event']>> & Pick<Messages['Event'], 'event'>;

// The shell passes on what belongs to a game and knows nothing of it: here it gets its type.
export const viewOf = (position: Position): TashKalarView => position.view as TashKalarView;
export const factsOf = (option: Option): Facts => option.facts as Facts;
export const eventOf = (told: Told): EventFacts => told.facts as EventFacts;

const SIDES = 'abcd';
const COLUMNS = 9;

/** The pieces by square, from the board in one line: rows from the top, a number stands for so many empty squares. */
export function readBoard(text: string): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  text.split('/').forEach((row, index) => {
    const signs = row.match(/\d|[a-d]|[A-D]\*?/g) ?? [];
    const width = signs.reduce((sum, sign) => sum + (Number(sign) || 1), 0);
    let column = (COLUMNS - width) / 2 + 1; // shorter rows lie in the middle
    for (const sign of signs) {
      const piece = pieceOf(sign);
      if (piece) pieces.set(squareName(column, index + 1), piece);
      column += Number(sign) || 1;
    }
  });
  return pieces;
}

/** A letter for the side: small for a common piece, large for a heroic one, with a star for a legendary one. */
function pieceOf(sign: string): Piece | null {
  const letter = sign[0]!.toLowerCase();
  if (!SIDES.includes(letter)) return null;
  return { side: SIDES.indexOf(letter), rank: sign.endsWith('*') ? 2 : sign === letter ? 0 : 1 };
}

export const squareName = (column: number, row: number) => `${'abcdefghi'[column - 1]}${row}`;

/** Teammates sit opposite each other and share a colour. */
export const sideOf = (view: TashKalarView, seat: number) => (view.teams ? seat % 2 : seat);

export const seatsOf = (view: TashKalarView, side: number) =>
  view.schools.map((_, seat) => seat).filter((seat) => sideOf(view, seat) === side);

export const sidesOf = (view: TashKalarView) => view.supply.map((_, side) => side);

/** The seats in the order in which the reader looks at them: own first, then clockwise. */
export function aroundTable(view: TashKalarView, seat: number | null): number[] {
  const seats = view.schools.length;
  return view.schools.map((_, index) => ((seat ?? 0) + index) % seats);
}

/** Of these cards the one whose effect is being carried out. */
export function cardAtWork(view: TashKalarView, cards: string[]): string | null {
  const program = view.stack.at(-1)?.program;
  return cards.find((card) => program === card || program?.startsWith(`${card} `)) ?? null;
}

export interface HeldCard {
  card: string;
  /** Where it lies. */
  zone: 'hand' | 'legend' | 'flare' | 'pending' | 'frozen';
}

/** Everything a seat can play from, as far as the reader knows it. */
export function cardsOf(view: TashKalarView, seat: number): HeldCard[] {
  const zones: [HeldCard['zone'], (string | null)[]][] = [
    ['pending', [view.pending[seat] ?? null]],
    ['frozen', [view.frozen[seat] ?? null]],
    ['hand', view.hands[seat] ?? []],
    ['legend', view.legends[seat] ?? []],
    ['flare', view.flares[seat] ?? []],
  ];
  return zones.flatMap(([zone, cards]) =>
    cards.filter((card) => card !== null).map((card) => ({ card, zone })),
  );
}
