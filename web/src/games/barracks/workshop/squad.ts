// Squads as the text of a position has them: a name, two move cards in brackets, wounds, a status, boosts.

export interface Fighter {
  name: string;
  /** By line; empty for none. */
  moves: [string, string];
  hurt: number;
  /** Its status card; empty for none. */
  status: string;
  boosts: Record<Boost, number>;
  /** Words about it that are not edited here. */
  rest: string;
}

export const STATUSES = ['paralysis', 'poison', 'burn'] as const;
export const BOOSTS = ['power', 'defence', 'speed'] as const;
export type Boost = (typeof BOOSTS)[number];

export const fighterOf = (name: string): Fighter => ({ name, moves: ['', ''], hurt: 0, status: '', boosts: { power: 0, defence: 0, speed: 0 }, rest: '' });

function readFighter(text: string): Fighter {
  const found = /^(.*?)\s*(?:\[([^\]]*)\])?\s*((?:hurt \d+|paralysis|poison|burn|(?:power|defence|speed) [+-]\d|shown|revealed \d(?: \d)?|\s)*)$/.exec(text.trim());
  const fighter = fighterOf(found?.[1] ?? text.trim());
  const moves = (found?.[2] ?? '').split(',').map((move) => move.trim().replace(/^-$/, ''));
  fighter.moves = [moves[0] ?? '', moves[1] ?? ''];
  let words = found?.[3] ?? '';
  words = words.replace(/hurt (\d+)/, (_, count: string) => ((fighter.hurt = Number(count)), ''));
  for (const boost of BOOSTS) words = words.replace(new RegExp(`${boost} ([+-]\\d)`), (_, count: string) => ((fighter.boosts[boost] = Number(count)), ''));
  for (const status of STATUSES) if (words.includes(status)) {
    fighter.status = status;
    words = words.replace(status, '');
  }
  fighter.rest = words.trim().replaceAll(/\s+/g, ' ');
  return fighter;
}

function writeFighter({ name, moves, hurt, status, boosts, rest }: Fighter): string {
  const given = BOOSTS.filter((boost) => boosts[boost]).map((boost) => `${boost} ${boosts[boost] > 0 ? '+' : ''}${boosts[boost]}`);
  const cards = moves.some(Boolean) ? `[${moves.map((move) => move || '-').join(', ')}]` : '';
  return [name, cards, hurt ? `hurt ${hurt}` : '', status, ...given, rest].filter(Boolean).join(' ');
}

/** Who of a squad stands on the battlefield, from 0, as they stand there: the first two where nothing is said. */
export const readField = (text: string | null | undefined, squad: number): number[] =>
  text == null
    ? [0, 1].slice(0, squad)
    : text.split(/\s+/).filter(Boolean).map((slot) => Number(slot) - 1).filter((slot) => slot >= 0 && slot < squad);

export const writeField = (slots: readonly number[]): string => slots.map((slot) => slot + 1).join(' ');

/** The same warriors after one has left the squad. */
export const fieldWithout = (slots: readonly number[], gone: number): number[] =>
  slots.filter((slot) => slot !== gone).map((slot) => (slot > gone ? slot - 1 : slot));

export const readSquad = (text: string | null | undefined): Fighter[] =>
  (text ?? '').split(';').map((each) => each.trim()).filter(Boolean).map(readFighter);

export const writeSquad = (squad: Fighter[]): string => squad.map(writeFighter).join('; ');
