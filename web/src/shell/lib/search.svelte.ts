// The search for an opponent of about the same strength. It goes on over all pages and a reload, until somebody is found, or the
// reader stops it or comes to a table.
import { get, post, remove } from '../api/http';
import type { NewTable, SeekInfo } from '../api/types';
import { onEvent } from './events.svelte';
import { beSomebody } from './me.svelte';
import { go, place } from './router.svelte';

/** What is to be played, as the server is asked for it. */
type Wanted = Pick<NewTable, 'game' | 'setup'> & { clock: NonNullable<NewTable['clock']> };

export interface Search {
  wanted: Wanted;
  variant: string;
  /** When it began, in milliseconds. */
  since: number;
}

/** Milliseconds after which the server is told again that somebody waits; it forgets who is silent for thirty seconds. */
const AGAIN = 5000;
const KEPT = 'arenarium.search';

interface Current {
  search: Search | null;
  now: number;
  /** Whether the last one ended because its reader came to a table. */
  left: boolean;
}

const current = $state<Current>({ search: kept(), now: Date.now(), left: false });

/** The search that is under way, if any. */
export const search = () => current.search;
/** Whole seconds for which the reader has been waiting. */
export const searchSeconds = () => (current.search ? Math.max(0, Math.floor((current.now - current.search.since) / 1000)) : 0);
/** Whether a search ended because the reader went to a table. */
export const searchWasLeft = () => current.left;

function kept(): Search | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Search | null;
  } catch {
    return null;
  }
}

function set(search: Search | null): void {
  current.search = search;
  current.now = Date.now();
  if (search) sessionStorage.setItem(KEPT, JSON.stringify(search));
  else sessionStorage.removeItem(KEPT);
}

export async function beginSearch(wanted: Wanted, variant: string): Promise<void> {
  await beSomebody();
  await post<SeekInfo>('/api/seek', wanted);
  current.left = false;
  forgotten = false;
  set({ wanted, variant, since: Date.now() });
}

/** `tell`: the server does not know yet that it is over. */
export function endSearch(tell = true): void {
  if (!current.search) return;
  set(null);
  if (tell) void remove('/api/seek').catch(() => undefined);
}

/** Whether somebody was found meanwhile: the stream of events may be slower, or be away. */
async function look(since: number): Promise<boolean> {
  const { tables } = await get<{ tables: { id: string; started_at: number | null }[] }>('/api/tables?mine=true&status=live&limit=1');
  const newest = tables[0];
  if (!newest || (newest.started_at ?? 0) < since - 1000) return false;
  endSearch(false);
  go(`/table/${newest.id}`);
  return true;
}

/** Whether the server said last time that the reader waits no more: either there is a table by now, or it has heard nothing for too
 *  long, and the search begins anew. */
let forgotten = false;
let asking = false;

async function askAgain(): Promise<void> {
  const asked = current.search;
  if (!asked || (await look(asked.since)) || current.search !== asked) return;
  forgotten = !(await post<SeekInfo>('/api/seek', { ...asked.wanted, again: !forgotten })).waiting;
  // stopped while the question was under way: the server has to hear that last
  if (!current.search) await remove('/api/seek');
}

/** One question at a time, also where answers take long. */
async function askOnce(): Promise<void> {
  if (asking) return;
  asking = true;
  await askAgain().catch(() => undefined);
  asking = false;
}

/** Keep the search going. Called by one component. */
export function followSearch(): void {
  const going = $derived(current.search !== null);
  $effect(() => {
    if (!going) return;
    const seconds = setInterval(() => (current.now = Date.now()), 1000);
    const times = setInterval(() => void askOnce(), AGAIN);
    const deaf = onEvent((event) => {
      if (event.type === 'paired') endSearch(false);
    });
    return () => {
      clearInterval(seconds);
      clearInterval(times);
      deaf();
    };
  });
  $effect(() => {
    if (place().screen !== 'table' || !going) return;
    current.left = true;
    endSearch();
  });
}
