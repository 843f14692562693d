// How a game went, read from what was told of it: the score after each turn, and where the points came from.
import type { Step } from '../../shell/api/types';
import { standing } from '../../shell/table/log';
import { library } from './library';
import { Stones } from './stones.svelte';
import { eventOf, sidesOf, sideOf, type TashKalarView } from './view';

const LEGENDARY = 2;

export interface Course {
  /** `made`: all points of each side, in a melee those in all colours together. */
  turns: { number: number; scores: number[]; made: number[]; step: number }[];
  /** By source, then by side. */
  sources: Map<string, number[]>;
}

export function courseOf(past: Step[], view: TashKalarView): Course {
  const sides = sidesOf(view).length;
  const melee = view.form === 'melee';
  const sources = new Map<string, number[]>();
  const turns: Course['turns'] = [];
  const points = Array.from({ length: sides }, () => Array.from({ length: sides }, () => 0));
  const stones = new Stones();
  /** Legends in the arena of High Form count for as long as they are there. */
  const legends = (side: number) => (view.form === 'high' ? stones.list.filter(({ piece }) => piece.side === side && piece.rank === LEGENDARY).length : 0);
  const scores = () =>
    points.map((row, side) => (melee ? Math.min(...row.filter((_, colour) => colour !== side)) : row.reduce((a, b) => a + b, 0) + legends(side)));
  const made = () => points.map((row, side) => row.reduce((a, b) => a + b, 0) + legends(side));
  let number = 1;
  const add = (source: string, side: number, count: number, colour = 0) => {
    const row = sources.get(source) ?? Array.from({ length: sides }, () => 0);
    row[side]! += count;
    sources.set(source, row);
    points[side]![colour]! += count;
  };
  let last = 0;
  for (const { told, step } of standing(past).flatMap((each) => each.events.map((told) => ({ told, step: each.number })))) {
    const facts = eventOf(told);
    last = step;
    stones.happen(facts);
    if (facts.event === 'turn') {
      if (facts.number) turns.push({ number: number++, scores: scores(), made: made(), step });
    } else if (facts.event === 'claimed') {
      const card = library.card(facts.task ?? '');
      add(`task-${card?.kind === 'task' ? card.category : 'pattern'}`, facts.side ?? 0, facts.points ?? 0);
    } else if (facts.event === 'scored') {
      const side = facts.side ?? sideOf(view, facts.seat ?? 0);
      add(facts.why ?? 'destroyed', side, facts.points ?? 0, facts.colour ?? 0);
    }
  }
  const end = sidesOf(view).map((side) => view.scores[side] ?? 0);
  if (!melee) {
    // whatever no event has told of: the legends that are in the arena at the end
    const told = points.map((row) => row.reduce((a, b) => a + b, 0));
    end.forEach((score, side) => {
      if (score > told[side]!) add('legend', side, score - told[side]!);
    });
  }
  turns.push({ number, scores: end, made: melee ? made() : end, step: last });
  return { turns, sources };
}

/** The turn that brought a side most at once; null where there was none. */
export function bestTurn({ turns }: Course): { index: number; side: number; points: number } | null {
  let best: { index: number; side: number; points: number } | null = null;
  turns.forEach(({ made }, index) => {
    made.forEach((total, side) => {
      const points = total - (turns[index - 1]?.made[side] ?? 0);
      if (points > 0 && (!best || points > best.points)) best = { index, side, points };
    });
  });
  return best;
}
