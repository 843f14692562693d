// A table that is being thought up: what the form shows and changes, and what the server is asked for in the end.
import type { Clock, GameInfo, NewTable, VariantInfo } from '../api/types';

export const RANDOM = 'random';
export const DRAFT = 'draft';
/** Who sits in a seat: the reader, anybody, a certain account, or a computer player (then it is the level's id). */
export type Who = 'you' | 'open' | 'reserved' | (string & {});

export interface SeatPlan {
  who: Who;
  /** The account for which the seat is kept. */
  name: string;
  /** What the seat has in the game, such as a school, where there is that to choose. */
  choice: string;
}

/** The level of an opponent that nobody has chosen: gentle, not the gentlest. */
const OPPONENT = 1;

export class Plan {
  variant = $state.raw<VariantInfo>()!;
  seats = $state<SeatPlan[]>([]);
  clock = $state<{ kind: Clock['kind']; seconds: number; minutes: number; increment: number; days: number }>({
    kind: 'none',
    seconds: 90,
    minutes: 20,
    increment: 15,
    days: 3,
  });
  /** A seat's number, or "random". */
  first = $state<string>(RANDOM);
  /** Whether the players choose that in turn at the table. */
  draft = $state(false);
  public = $state(false);
  startWhenFull = $state(true);
  /** What can be chosen for a seat besides what the server lists: it comes with the cards. */
  more = $state.raw<string[]>([]);

  /** `choiceKey`: what is chosen seat by seat, as a setup calls it; null where there is nothing to choose. `first`: the setup
   * of a first game, with which the form begins. `cards`: a set that is played with instead of the printed cards. */
  constructor(
    readonly game: GameInfo,
    private choiceKey: string | null = null,
    first: NewTable['setup'] = {},
    private cards: string | null = null,
  ) {
    const fits = (variant: VariantInfo) => Object.entries(variant.setup).every(([key, value]) => (first[key] ?? value) === value);
    this.play(game.variants.find(fits) ?? game.variants[0]!);
    const choices = choiceKey ? first[choiceKey] : null;
    if (Array.isArray(choices)) this.seats.forEach((seat, number) => (seat.choice = String(choices[number] ?? RANDOM)));
  }

  /** Which of the computer players of that level it would be in that seat, from 0. */
  nthIn(number: number, level: string): number {
    return this.seats.slice(0, number).filter((seat) => seat.who === level).length;
  }

  /** What can be chosen for a seat. */
  get choices(): string[] {
    const all = this.choiceKey ? (this.game.choices[this.choiceKey] ?? []) : [];
    return [...new Set([...all, ...this.more])].filter((choice) => choice !== RANDOM && choice !== DRAFT);
  }

  get teams(): boolean {
    return this.variant.setup.teams === true;
  }

  /** Whether somebody has to come before the game can begin. */
  get waits(): boolean {
    return this.seats.some((seat) => seat.who === 'open' || seat.who === 'reserved');
  }

  /** Whether the reader plays, or only watches. */
  get playing(): boolean {
    return this.seats.some((seat) => seat.who === 'you');
  }

  /** Give what the new cards of a set belong to to the first seats; who had it before takes what was there. */
  propose(choices: readonly string[]): void {
    choices.slice(0, this.seats.length).forEach((choice, number) => {
      const before = this.seats[number]!.choice;
      const holder = this.seats.find((seat) => seat.choice === choice);
      if (holder) holder.choice = before;
      this.seats[number]!.choice = choice;
    });
  }

  /** Nobody has a seat but the reader, and anyone can join. */
  openToAll(): void {
    for (const seat of this.seats) if (seat.who !== 'you') seat.who = 'open';
    this.public = true;
  }

  /** Another variant. What was chosen for a seat stays; new seats go to computer players. */
  play(variant: VariantInfo): void {
    this.variant = variant;
    const opponent = this.game.levels[OPPONENT] ?? this.game.levels[0] ?? 'open';
    const kept = this.seats.slice(0, variant.seats);
    while (kept.length < variant.seats) {
      kept.push({ who: kept.length ? opponent : 'you', name: '', choice: RANDOM });
    }
    this.seats = kept;
    if (Number(this.first) >= variant.seats) this.first = RANDOM;
  }

  /** Give a seat to somebody. The reader has one seat only: taking another one is changing places. */
  sit(number: number, who: Who): void {
    const before = this.seats[number]!.who;
    if (who === 'you') {
      for (const seat of this.seats) if (seat.who === 'you') seat.who = before;
    }
    this.seats[number]!.who = who;
  }

  wanted(): NewTable {
    const setup: Record<string, unknown> = { ...this.variant.setup };
    const choices = this.seats.map((seat) => seat.choice);
    if (this.choiceKey && this.draft) setup[this.choiceKey] = DRAFT;
    else if (this.choiceKey && choices.some((choice) => choice !== RANDOM)) setup[this.choiceKey] = choices;
    if (this.first !== RANDOM) setup.first = Number(this.first);
    return {
      game: this.game.id,
      ...(this.cards ? { cards: this.cards } : {}),
      setup,
      seats: this.seats.map(seatOf),
      clock: this.#clock(),
      public: this.public,
      start_when_full: this.startWhenFull || !this.waits,
    };
  }

  #clock(): Clock {
    const { kind, seconds, minutes, increment, days } = this.clock;
    switch (kind) {
      case 'turn':
        return { kind, seconds };
      case 'total':
        return { kind, seconds: minutes * 60, increment };
      case 'days':
        return { kind, days };
      default:
        return { kind: 'none' };
    }
  }
}

function seatOf(seat: SeatPlan): NonNullable<NewTable['seats']>[number] {
  switch (seat.who) {
    case 'you':
      return { kind: 'human' };
    case 'open':
      return { kind: 'open' };
    case 'reserved':
      return { kind: 'open', reserved_for: seat.name.trim() };
    default:
      return { kind: 'computer', level: seat.who };
  }
}
