// A battle looked back at: hearts turn by turn, who dealt how much damage, and the best blow. Read from what was told.
import type { Step } from '../../shell/api/types';
import { standing } from '../../shell/table/log';
import { factsOf } from './story';
import type { BarracksView } from './view';

export interface BestBlow {
  turn: number;
  seat: number;
  warrior: string;
  move: string;
  target: string;
  number: number;
  felled: boolean;
}

export interface Course {
  /** By turn, from before the first: hearts left of each side. */
  hearts: [number, number][];
  /** Damage dealt to enemies, the most first. */
  dealt: { seat: number; warrior: string; number: number }[];
  best: BestBlow | null;
}

/** `heartsOf` says how many hearts a card has; a warrior that nobody has seen does not count. */
export function courseOf(view: BarracksView, steps: Step[], heartsOf: (warrior: string) => number, mine: number): Course {
  const left = new Map<string, number>();
  view.squads.forEach((squad, seat) =>
    squad.forEach(({ warrior }) => {
      if (warrior) left.set(`${seat} ${warrior}`, heartsOf(warrior));
    }),
  );
  const total = (seat: number) => [...left].reduce((sum, [key, hearts]) => sum + (key.startsWith(`${seat} `) ? hearts : 0), 0);
  const totals = (): [number, number] => [total(0), total(1)];
  const dealt = new Map<string, { seat: number; warrior: string; number: number }>();
  const blows: BestBlow[] = [];
  const hearts = [totals()];
  let turn = 0;
  let user: { seat: number; warrior: string; move: string } | null = null;
  for (const facts of standing(steps).flatMap((step) => step.events).map(factsOf)) {
    const key = `${facts.seat} ${facts.warrior}`;
    const before = left.get(key) ?? 0;
    if (facts.event === 'turn') {
      if (turn) hearts.push(totals());
      turn = facts.number;
    } else if (facts.event === 'used') {
      user = { seat: facts.seat, warrior: facts.warrior, move: facts.move };
    } else if (facts.event === 'damage' || facts.event === 'hurt') {
      const taken = Math.min(before, facts.number);
      left.set(key, before - taken);
      if (facts.event === 'damage' && user && user.seat !== facts.seat) {
        const by = `${user.seat} ${user.warrior}`;
        dealt.set(by, { seat: user.seat, warrior: user.warrior, number: (dealt.get(by)?.number ?? 0) + taken });
        blows.push({ ...user, turn, target: facts.warrior, number: facts.number, felled: taken > 0 && taken === before });
      }
    } else if (facts.event === 'healed') {
      left.set(key, before + facts.number);
    } else if (facts.event === 'eliminated') left.set(key, 0);
  }
  if (turn) hearts.push(totals());
  const own = blows.filter((blow) => blow.seat === mine);
  const best = (own.length ? own : blows).toSorted((a, b) => Number(b.felled) - Number(a.felled) || b.number - a.number)[0];
  return { hearts, dealt: [...dealt.values()].sort((a, b) => b.number - a.number), best: best ?? null };
}
