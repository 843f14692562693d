// How far the sides are with the tasks on the table, as the server counts it on the board of the moment.
import { get, withQuery } from '../../shell/api/http';
import { cardSet } from '../../shell/lib/cardset.svelte';
import type { ProgressList } from './types';
import { sideOf, type TashKalarView } from './view';

/** While computer players are quick, the board changes more often than anybody looks. */
const PAUSE = 150;

export type TaskProgress = ProgressList['tasks'][number];

/** How many of the steps of a task are done; what the enemy has made longer does not count below nothing. */
export const doneOf = (need: number, missing: number | null) => Math.max(0, need - (missing ?? need));

/** How far a turn is with pieces that are to be destroyed in it, the rarest first: of the side whose turn it is alone. */
export function ofTurn(view: TashKalarView, pieces: TaskProgress['pieces']) {
  const side = sideOf(view, view.active);
  const counted = (rank: number) => view.destroyed.reduce((sum, count, index) => sum + (index % 3 === rank ? count : 0), 0);
  const fits = { any: [0, 1, 2], common: [0], heroic: [1], legendary: [2], upgraded: [1, 2], 'non-legendary': [0, 1] };
  const left = [counted(0), counted(1), counted(2)];
  const filled = pieces.map((ranks) => {
    const rank = fits[ranks].find((each) => left[each]! > 0);
    if (rank === undefined) return false;
    left[rank]! -= 1;
    return true;
  });
  const missing = filled.filter((each) => !each).length;
  // by side, and the other sides have nothing to show
  return { missing: Array.from({ length: side + 1 }, () => missing), filled: Array.from({ length: side + 1 }, () => filled), only: side };
}

export class Progress {
  #wanted = '';
  #asking = false;
  #told = $state.raw(new Map<string, TaskProgress>());

  of(task: string): TaskProgress | undefined {
    return this.#told.get(task);
  }

  /** Find out about tasks on a board. One question at a time: boards that come meanwhile are passed over but for the last. */
  async look(board: string, tasks: string[]): Promise<void> {
    const wanted = withQuery('/api/tashkalar/progress', { board, tasks: tasks.join(','), set: cardSet.id });
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (this.#asking) return;
    this.#asking = true;
    for (let asked = ''; asked !== this.#wanted; ) {
      asked = this.#wanted;
      const told = await this.#ask(asked);
      if (asked === this.#wanted) this.#told = told;
      else await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.#asking = false;
  }

  /** Without an answer there is just nothing to show. */
  async #ask(path: string): Promise<Map<string, TaskProgress>> {
    try {
      const { tasks } = await get<ProgressList>(path);
      return new Map(tasks.map((each) => [each.task, each]));
    } catch {
      return new Map();
    }
  }
}
