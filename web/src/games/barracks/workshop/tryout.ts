// A battle in which a new card can be tried at once: two squads, one of which has it.
import { writeItems } from '../../../shell/workshop/position';
import { textOf, type Entry } from '../../../shell/workshop/types';
import { allMoves } from '../cards';
import { library } from '../library';
import type { MoveInfo, WarriorInfo } from '../types';
import { fighterOf, writeSquad, type Fighter } from './squad';

const warriors = (): WarriorInfo[] => (library.data?.cards ?? []).filter((card) => card.kind === 'warrior');

type Learner = Pick<WarriorInfo, 'level' | 'lines'>;

/** Whether a line of a warrior can take a move. */
export const fits = ({ level, lines }: Learner, line: number, move: Pick<MoveInfo, 'level' | 'category'>): boolean =>
  move.level <= level && (lines[line] ?? []).includes(move.category);

/** With the strongest moves that fit. `taken` are not dealt twice. */
function armed(name: string, learner: Learner, taken: Set<string>): Fighter {
  const fighter = fighterOf(name);
  const strongest = allMoves().toSorted((one, other) => other.level - one.level || other.damage - one.damage);
  fighter.moves = [0, 1].map((line) => {
    const move = strongest.find((each) => fits(learner, line, each) && !taken.has(each.id));
    if (move) taken.add(move.id);
    return move?.id ?? '';
  }) as [string, string];
  return fighter;
}

function others(count: number, level: number, used: Set<string>): WarriorInfo[] {
  const near = warriors().filter(({ id }) => !used.has(id)).toSorted((one, other) => Math.abs(one.level - level) - Math.abs(other.level - level));
  const found = near.slice(0, count);
  for (const { id } of found) used.add(id);
  return found;
}

/** A warrior of the house that can learn a move, and the line for it. */
function learnerOf(entry: Entry): { warrior: WarriorInfo; line: number } | null {
  const move = { level: Number(entry.level ?? 1), category: textOf(entry, 'category') };
  for (const warrior of warriors()) for (const line of [0, 1]) if (fits(warrior, line, move)) return { warrior, line };
  return null;
}

export function tryOut(kind: string, entry: Entry): string {
  const name = textOf(entry, 'name');
  const level = Number(entry.level ?? 2);
  const taken = new Set<string>([name, textOf(entry, 'replaces')]);
  const used = new Set<string>([name, textOf(entry, 'replaces')]);
  const own: Fighter[] = [];
  const learner = kind === 'move' ? learnerOf(entry) : null;
  if (kind === 'warrior') own.push(armed(name, { level, lines: (entry.lines as string[][] | undefined) ?? [[], []] }, taken));
  if (learner) {
    used.add(learner.warrior.id);
    const fighter = armed(learner.warrior.id, learner.warrior, taken);
    fighter.moves[learner.line] = name;
    own.push(fighter);
  }
  own.push(...others(3 - own.length, level, used).map((each) => armed(each.id, each, taken)));
  const enemies = others(3, level, used).map((each) => armed(each.id, each, taken));
  return writeItems(new Map([['squad 0', writeSquad(own)], ['squad 1', writeSquad(enemies)]]));
}

/** Nothing until the cards are known. */
export const empty = (): string => (library.data ? tryOut('', {}) : '');
