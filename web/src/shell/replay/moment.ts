// The address of a moment of a game, and through whose eyes it is seen.

/** Everything open, as nobody saw it; or what a seat or a spectator knew. */
export type Eyes = 'open' | 'spectator' | number;

export function momentAddress(id: string, step: number, eyes: Eyes): string {
  const query = new URLSearchParams({ step: String(step) });
  if (eyes !== 'open') query.set('seat', String(eyes));
  return `/replay/${id}?${query}`;
}

/** The eyes in a query. */
export function eyesOf(query: string): Eyes {
  const seat = new URLSearchParams(query).get('seat') ?? '';
  if (/^[0-3]$/.test(seat)) return Number(seat);
  return seat === 'spectator' ? seat : 'open';
}

/** Signs that two lines of the bar hold. */
const IN_SIGHT = 120;

/** What is told of a step in the bar: all of it where that is short, else what it came to. */
export function headline(told: string[]): string {
  const all = told.join(' · ');
  return all.length > IN_SIGHT ? told.at(-1)! : all;
}
