// Whether a table fills the window: then the site's header gives way to the table's bar.
import { untrack } from 'svelte';

const current = $state({ tables: 0 });

export const atTable = (): boolean => current.tables > 0;

/** A table of a game begins to fill the window. Gives back how to end that. */
export function enterTable(game: string): () => void {
  const root = document.documentElement;
  untrack(() => (current.tables += 1));
  root.dataset.atTable = '';
  root.dataset.world = game;
  return () => {
    untrack(() => (current.tables -= 1));
    if (untrack(atTable)) return;
    delete root.dataset.atTable;
    delete root.dataset.world;
  };
}
