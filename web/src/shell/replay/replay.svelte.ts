// A game that is over, at any of its moments. The steps come at once, positions as they are looked at.
import { ApiError, get, withQuery } from '../api/http';
import type { Position, Replayed, Step, TableInfo } from '../api/types';
import { beginsTurn } from '../table/log';

const KEPT_POSITIONS = 400;
/** A scrubber passes many moments; only where it rests is asked for. */
const REST = 60;
/** How much of the pace a line of what happened takes to be shown. */
const FOR_EACH_LINE = 0.55;

/** Whether there is nothing to be told of it: a secret choice, or one that only leads to the next. */
const quiet = (step: Step): boolean => !step.events.some((each) => each.text);

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  /** All steps, as the reader's eyes see them. */
  steps = $state.raw<Step[]>([]);
  /** The moment that is wanted: how many steps have been done. */
  number = $state(0);
  /** What is shown; it follows the wanted moment as soon as it is known. */
  position = $state.raw<Position | null>(null);
  /** The steps that led to what is shown, if the reader came from the moment before; of several only the last one tells something. */
  news = $state.raw<Step[]>([]);
  playing = $state(false);
  /** Milliseconds between steps while it plays. */
  pace = $state(1100);
  refusal = $state.raw<ApiError | null>(null);

  #positions = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #reading = 0;

  constructor(
    readonly id: string,
    /** Whose eyes: a seat, or nobody's. */
    readonly seat: number | null,
    /** Whether what the others held is seen, too. */
    readonly open: boolean,
    readonly language: string,
  ) {}

  get last(): number {
    return this.table?.number ?? 0;
  }

  /** The step that led to the wanted moment. */
  get step(): Step | undefined {
    return this.steps[this.number - 1];
  }

  /** The moments at which a turn begins, and the end. */
  get turns(): number[] {
    const begun = this.steps.filter((step) => step.events.some(beginsTurn)).map(({ number }) => number);
    return [...new Set([0, ...begun, this.last])];
  }

  /** The beginning of the turn before or after the wanted moment; null where there is none. */
  turn(which: 'before' | 'after'): number | null {
    const fits = (number: number) => (which === 'before' ? number < this.number : number > this.number);
    return (which === 'before' ? this.turns.findLast(fits) : this.turns.find(fits)) ?? null;
  }

  /** The nearest moment before or after the wanted one at which something is told; where there is none, an end of the game. */
  beside(which: 'before' | 'after'): number {
    const telling = this.steps.filter((step) => !quiet(step)).map(({ number }) => number);
    return which === 'before'
      ? (telling.findLast((number) => number < this.number) ?? 0)
      : (telling.find((number) => number > this.number) ?? this.last);
  }

  /** The steps that led to what is shown. */
  get past(): Step[] {
    return this.steps.slice(0, this.position?.number ?? 0);
  }

  /** Fetch the game and show a moment of it; the end unless told otherwise. */
  async begin(number: number | null): Promise<void> {
    try {
      const table = await get<TableInfo>(`/api/tables/${this.id}`);
      const whole = await this.#fetch(table.number);
      this.steps = whole.steps;
      this.#positions.set(table.number, Promise.resolve(whole.position));
      this.table = table;
      this.number = Math.min(Math.max(number ?? 0, 0), table.number);
      await this.#show([]);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Go to a moment. */
  to(number: number): void {
    const wanted = Math.min(Math.max(number, 0), this.last);
    if (wanted === this.number) return;
    const between = this.steps.slice(this.number, wanted);
    const next = between.length > 0 && between.slice(0, -1).every(quiet);
    this.number = wanted;
    clearTimeout(this.#rest);
    const news = next ? between : [];
    if (next || this.#positions.has(wanted)) void this.#show(news);
    else this.#rest = setTimeout(() => void this.#show(news), REST);
  }

  play(): void {
    if (this.number >= this.last) this.to(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    clearTimeout(this.#rest);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    // a step that tells nothing is passed over, one that tells much is shown the longer
    const told = this.step?.events.filter((each) => each.text).length ?? 1;
    this.#timer = setTimeout(
      () => {
        this.to(this.beside('after'));
        if (this.number >= this.last) this.pause();
        else this.#tick();
      },
      this.pace * Math.max(1, told * FOR_EACH_LINE),
    );
  }

  async #show(news: Step[]): Promise<void> {
    const reading = ++this.#reading;
    const number = this.number;
    try {
      const position = await this.#at(number);
      if (reading !== this.#reading) return;
      this.news = news;
      this.position = position;
      this.refusal = null;
      if (number < this.last) this.#at(this.beside('after')).catch(() => undefined);
    } catch (error) {
      if (reading === this.#reading) this.#refuse(error);
    }
  }

  #at(number: number): Promise<Position> {
    let found = this.#positions.get(number);
    if (!found) {
      found = this.#fetch(number).then((replayed) => replayed.position);
      found.catch(() => this.#positions.delete(number));
      this.#positions.set(number, found);
      if (this.#positions.size > KEPT_POSITIONS) this.#positions.delete(this.#positions.keys().next().value!);
    }
    return found;
  }

  #fetch(number: number): Promise<Replayed> {
    const query = { number, seat: this.seat, open: this.open || null, lang: this.language };
    return get<Replayed>(withQuery(`/api/tables/${this.id}/replay`, query));
  }

  #refuse(error: unknown): void {
    this.pause();
    if (!(error instanceof ApiError)) throw error;
    this.refusal = error;
  }
}
