// A pattern laid on the arena: of an option to summon, or of a place that the server found for a card.
import type { Option } from '../../shell/api/types';
import { factsOf, type Piece, type Rank } from './view';

export interface Laid {
  /** The summoning square; null for a card whose pattern has none. */
  at: string | null;
  uses: string[];
  marks: string[];
  secondMarks: string[];
  /** Indicated directions: N, NE, ... */
  arrows: string[];
  /** Enemy pieces that count as own. */
  borrowed: string[];
  /** What is not there yet: where a piece of at least that rank is needed. */
  missing: { at: string; rank: Rank }[];
}

/** How an option lies on the board; null for one that is no summoning. */
export function laidOf(option: Option): Laid | null {
  const facts = factsOf(option);
  if (facts.uses === undefined) return null;
  return {
    at: facts.at ?? null,
    uses: facts.uses,
    marks: facts.marks ?? [],
    secondMarks: facts.second_marks ?? [],
    arrows: facts.arrows ?? [],
    borrowed: facts.borrowed ?? [],
    missing: [],
  };
}

/** The piece that a summoning destroys, by the square: whatever stands where the being comes. */
export function crushedBy(option: Option | undefined, pieces: ReadonlyMap<string, Piece>): { at: string; piece: Piece } | null {
  const { verb, at } = option ? factsOf(option) : {};
  const piece = verb === 'summon' && at !== undefined ? pieces.get(at) : undefined;
  return piece && at !== undefined ? { at, piece } : null;
}

/** Degrees to turn an arrow that points up. */
export const turnOf = (direction: string) => ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].indexOf(direction) * 45;
