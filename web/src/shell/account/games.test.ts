import { afterEach, describe, expect, it, vi } from 'vitest';
import { Games } from './games.svelte';

const answer = (ids: string[], next: string | null) =>
  new Response(JSON.stringify({ tables: ids.map((id) => ({ id })), next }));

afterEach(() => vi.unstubAllGlobals());

describe("the reader's games", () => {
  it('come page by page', async () => {
    const fetch = vi.fn<(path: string) => Promise<Response>>();
    fetch.mockResolvedValueOnce(answer(['a', 'b'], 'b')).mockResolvedValueOnce(answer(['c'], null));
    vi.stubGlobal('fetch', fetch);
    const games = new Games('over');
    await vi.waitFor(() => expect(games.known).toBe(true));
    expect(games.hasMore).toBe(true);
    await games.more();
    expect(games.tables.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(games.hasMore).toBe(false);
    expect(fetch.mock.calls[1]![0]).toContain('before=b');
  });

  it('can be asked for again when the server was away', async () => {
    const fetch = vi.fn<(path: string) => Promise<Response>>();
    fetch.mockRejectedValueOnce(new TypeError('away')).mockResolvedValueOnce(answer(['a'], null));
    vi.stubGlobal('fetch', fetch);
    const games = new Games('live');
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await vi.waitFor(async () => {
      await games.more();
      expect(games.known).toBe(true);
    });
    expect(games.tables).toHaveLength(1);
  });
});
