// The reader's own games, page by page.
import { get, withQuery } from '../api/http';
import type { TableInfo, TableList } from '../api/types';

const PAGE = 10;

export class Games {
  tables = $state.raw<TableInfo[]>([]);
  known = $state(false);
  #busy = false;
  #next = $state<string | null>(null);

  constructor(readonly status: TableInfo['status']) {
    void this.more();
  }

  get hasMore(): boolean {
    return this.#next !== null;
  }

  /** The next page; where the server is away, nothing has changed and it can be asked for again. */
  async more(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const page = await get<TableList>(
        withQuery('/api/tables', { mine: true, status: this.status, limit: PAGE, before: this.#next }),
      );
      this.tables = [...this.tables, ...page.tables];
      this.#next = page.next;
      this.known = true;
    } catch {
      // what is there stays
    } finally {
      this.#busy = false;
    }
  }
}
