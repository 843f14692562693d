// The address of a moment of a game, and whose eyes it tells.

export function momentAddress(id: string, step: number, seat: number | null): string {
  const query = new URLSearchParams({ step: String(step) });
  if (seat !== null) query.set('seat', String(seat));
  return `/replay/${id}?${query}`;
}

/** The seat in a query; null for a spectator. */
export function seatOf(query: string): number | null {
  const seat = new URLSearchParams(query).get('seat');
  return seat !== null && /^[0-3]$/.test(seat) ? Number(seat) : null;
}
