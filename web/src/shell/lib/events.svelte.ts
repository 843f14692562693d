// What happens to the reader at any table, as the server tells it while the page is in view. A page that is hidden hangs up:
// browsers have few connections to one server, and many tabs would use them all.
import type { Happened } from '../api/types';
import { knowsMe, me } from './me.svelte';
import { place } from './router.svelte';

type Listener = (event: Happened) => void;

/** Milliseconds for which a page that has just been opened is left alone. */
const SOON = 3000;
const listeners = new Set<Listener>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Hear what happens; gives back how to end that. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hear(message: MessageEvent<string>): void {
  const event = JSON.parse(message.data) as Happened;
  for (const listener of listeners) listener(event);
}

function hangUp(): void {
  clearTimeout(timer);
  source?.close();
  source = null;
}

function listen(): void {
  hangUp();
  source = new EventSource('/api/me/events');
  source.onmessage = hear;
}

/** Listen for as long as somebody is known, away from tables, which tell everything themselves. Called by one component. */
export function followEvents(): void {
  let visible = $state(document.visibilityState === 'visible');
  $effect(() => {
    const look = () => (visible = document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  const wanted = $derived(knowsMe() && me() !== null && visible && place().screen !== 'table' ? (me()?.name ?? null) : null);
  $effect(() => {
    if (wanted === null) return;
    timer = setTimeout(listen, SOON);
    return hangUp;
  });
}
