// What happened is told when it is shown. A game that shows it bit by bit holds the rest back; the log, the voice for
// those who hear the page, and the result wait for it.
import type { Step, Told } from '../api/types';
import type { Line } from './log';

export class Pacing {
  #held = $state.raw<ReadonlySet<Told> | null>(null);
  #news: Step[] = [];
  #unsaid: Told[] = [];

  /** Whether something is being shown. */
  get waits(): boolean {
    return this.#held !== null;
  }

  /** From now on these events are held back, and no others; null: nothing is being shown any more. */
  hold = (untold: Told[] | null): void => {
    this.#held = untold && new Set(untold);
  };

  /** The lines that may be read by now. */
  shown(lines: Line[]): Line[] {
    return lines.filter((line) => !this.#held?.has(line.told));
  }

  /** What is to be said by now and was not said before, in words. */
  say(news: Step[]): string[] {
    if (news !== this.#news) this.#unsaid.push(...news.flatMap((step) => step.events));
    this.#news = news;
    const saying = this.#unsaid.filter((told) => !this.#held?.has(told));
    this.#unsaid = this.#unsaid.filter((told) => this.#held?.has(told));
    return saying.flatMap((told) => told.text || []);
  }
}
