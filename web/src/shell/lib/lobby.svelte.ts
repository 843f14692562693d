// Tables to go on with, to join and to watch, kept fresh while somebody looks.
import { addition } from './addition';
import { get, post, withQuery } from '../api/http';
import type { NewTable, TableInfo, TableList } from '../api/types';
import { beSomebody } from './me.svelte';
import { go } from './router.svelte';
import { rememberGame } from './visits.svelte';

const EVERY = 4000;
const SHOWN = 8;

export class Lobby {
  mine = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  live = $state.raw<TableInfo[]>([]);
  known = $state(false);
  #timer: ReturnType<typeof setInterval>;

  constructor() {
    void this.look();
    this.#timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, EVERY);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    const find = async (query: Record<string, string | boolean>) =>
      (await get<TableList>(withQuery('/api/tables', { ...query, limit: SHOWN }))).tables;
    try {
      const [mineOpen, mineLive, open, live] = await Promise.all([
        find({ mine: true, status: 'open' }),
        find({ mine: true, status: 'live' }),
        find({ status: 'open' }),
        find({ status: 'live' }),
      ]);
      const own = new Set([...mineOpen, ...mineLive].map((table) => table.id));
      this.mine = [...mineLive, ...mineOpen];
      this.open = open.filter((table) => !own.has(table.id));
      this.live = live.filter((table) => !own.has(table.id));
      this.known = true;
    } catch {
      // for a moment; the next look finds it again, and the banner says so meanwhile
    }
  }
}

/** Make a table and go there. */
export async function makeTable(wanted: Partial<NewTable> & Pick<NewTable, 'game' | 'setup'>): Promise<void> {
  await beSomebody();
  const made = await post<TableInfo>('/api/tables', { ...wanted, random: addition() });
  rememberGame(wanted.game);
  go(`/table/${made.id}`);
}
