// Who of the players is connected: for whatever shows a seat, wherever it stands.
import { getContext, setContext } from 'svelte';

/** By seat: since when its player is not connected. */
export type Away = Record<string, number>;

const KEY = Symbol('presence');

export const providePresence = (away: () => Away): void => void setContext(KEY, away);

/** What `providePresence` gave above; nobody is away where nothing was given, as in a replay. */
export const presence = (): (() => Away) => getContext<(() => Away) | undefined>(KEY) ?? (() => ({}));

/** A connection that is lost for less than this, in milliseconds, is not worth a word. */
export const UNNOTICED = 5_000;

/** Whole minutes since then, at least one. */
export const minutesSince = (since: number, now: number): number => Math.max(1, Math.floor((now - since) / 60_000));
