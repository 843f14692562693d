// Real games that were recorded from a server, for tests.
import type { Position, RequestInfo, Step } from '../../shell/api/types';
import type { Library } from './types';
import recorded from './games.recorded.json';

interface Recorded {
  /** Questions of all kinds, with all their options. */
  requests: { seat: number; position: Position & { request: RequestInfo } }[];
  /** What one seat was told, message by message, from the first battle on. */
  games: { seat: number; messages: { position: Position; news: Step[] }[] }[];
  cards: Library;
}

export const { requests, games, cards } = recorded as unknown as Recorded;

/** The library comes from the recording instead of a server. */
export function serveCards(): void {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(cards)));
}
