// What happened is told when it is shown. A game that shows it bit by bit holds the rest back; the log, the voice for
// those who hear the page, and the result wait for it.
import type { Step, Told } from '../api/types';
import type { Line } from './log';

export class Telling {
  #held = $state.raw<ReadonlySet<Told>>(new Set());
  #news: Step[] = [];
  #unsaid: Told[] = [];

  /** Whether something is still to be shown. */
  get waits(): boolean {
    return this.#held.size > 0;
  }

  /** From now on these events are held back, and no others. */
  hold = (untold: Told[]): void => {
    if (untold.length || this.#held.size) this.#held = new Set(untold);
  };

  /** The lines that may be read by now. */
  shown(lines: Line[]): Line[] {
    return this.waits ? lines.filter((line) => !this.#held.has(line.told)) : lines;
  }

  /** What is to be said by now and was not said before, in words. */
  say(news: Step[]): string[] {
    if (news !== this.#news) this.#unsaid.push(...news.flatMap((step) => step.events));
    this.#news = news;
    const saying = this.#unsaid.filter((told) => !this.#held.has(told));
    this.#unsaid = this.#unsaid.filter((told) => this.#held.has(told));
    return saying.flatMap((told) => told.text ?? []);
  }
}
