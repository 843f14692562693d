// What each square of the arena is marked with: every verb has its own mark.
import type { Option } from '../../shell/api/types';
import type { Choosing } from './choosing.svelte';
import type { Highlights } from './highlights.svelte';
import { library } from './library';
import type { Laid } from './overlay';
import { factsOf, type EventFacts, type Rank } from './view';

export interface Marks {
  /** A small dot, only under the pointer or with the focus. */
  place: Set<string>;
  summon: Set<string>;
  used: Set<string>;
  /** Where a piece is missing and can be put. */
  missing: Set<string>;
  /** Where a piece of some rank is missing that cannot just be placed. */
  lacking: Map<string, Rank>;
  /** Where the being would come then. */
  almost: Set<string>;
  target: Set<string>;
  /** A piece that can be taken up: the first of two squares. */
  take: Set<string>;
  move: Set<string>;
  last: Set<string>;
  /** What the task speaks of that the reader points at. */
  area: Set<string>;
  arrows: [string, string][];
}

const PLACES = new Set(['place', 'start', 'put']);
const TAKES = new Set(['lift', 'move', 'swap']);

/** How an option marks a square. */
function verbOf(option: Option, from: string | null): 'place' | 'summon' | 'take' | 'move' | 'target' {
  const { verb } = factsOf(option);
  if (verb === 'summon') return 'summon';
  if (PLACES.has(verb)) return verb === 'put' ? 'move' : 'place';
  if (TAKES.has(verb)) return from === null ? 'take' : 'move';
  return 'target';
}

/** At most so many near misses are shown at once: beside places to summon, and without any. */
const NEAR = { some: 1, none: 4 };

/** The squares on which a piece can be placed now. */
export const placeable = (options: Option[]): Set<string> =>
  new Set(options.flatMap((option) => (factsOf(option).verb === 'place' ? [factsOf(option).at!] : [])));

/** Near misses whose missing piece could be placed now, the first for each square. */
export function fillable(near: Laid[], options: Option[], summons: number): Laid[] {
  const empty = placeable(options);
  const seen = new Set<string>();
  const found = near.filter(({ missing: [missing] }) => {
    if (!missing || missing.rank > 0 || !empty.has(missing.at) || seen.has(missing.at)) return false;
    seen.add(missing.at);
    return true;
  });
  return found.slice(0, summons ? NEAR.some : NEAR.none);
}

export function marksOf(choosing: Choosing, highlights: Highlights, last: EventFacts[], taken: (square: string) => boolean): Marks {
  const marks: Marks = {
    place: new Set(), summon: new Set(), used: new Set(), missing: new Set(), lacking: new Map(), almost: new Set(),
    target: new Set(), take: new Set(), move: new Set(), last: new Set(), area: new Set(), arrows: [],
  };
  const lit = highlights.lit;
  for (const [square, options] of highlights.litOptions) {
    if (!lit.has(square)) continue;
    const verb = verbOf(options[0]!, choosing.from);
    // moving to where somebody stands destroys
    marks[verb === 'move' && taken(square) && factsOf(options[0]!).verb === 'move' ? 'target' : verb].add(square);
  }
  for (const laid of highlights.near) {
    for (const { at, rank } of laid.missing) {
      if (highlights.fills(at)) marks.missing.add(at);
      else marks.lacking.set(at, rank);
    }
    if (laid.at !== null && !marks.summon.has(laid.at)) marks.almost.add(laid.at);
  }
  const { laid } = highlights;
  if (laid) {
    laid.uses.forEach((square) => marks.used.add(square));
    [...laid.marks, ...laid.secondMarks].forEach((square) => marks.target.add(square));
  }
  const task = highlights.task === null ? null : library.card(highlights.task);
  if (task?.kind === 'task') task.areas?.flat().forEach((square) => marks.area.add(square));
  for (const facts of last) {
    if (facts.event === 'moved') {
      marks.arrows.push([facts.origin!, facts.target!]);
      marks.last.add(facts.origin!).add(facts.target!);
    } else if (facts.event === 'swapped') {
      marks.arrows.push([facts.one!, facts.other!], [facts.other!, facts.one!]);
      marks.last.add(facts.one!).add(facts.other!);
    } else if (facts.at) marks.last.add(facts.at);
  }
  return marks;
}
