// Shows a turn beat by beat. Whatever comes in meanwhile is played after it; one can skip to the end, and see it again.
import type { Step } from '../api/types';
import { beatsOf, beginsTurn, type Beat } from './story';
import type { BarracksView } from './view';

/** Milliseconds that a beat is shown; more where there is more to read. */
const SHOWN = 850;
const FOR_EACH_MORE = 350;
const LONGEST = 2400;

const timeOf = (beat: Beat): number => Math.min(SHOWN + FOR_EACH_MORE * (beat.told.length - 1), LONGEST);

export class Playback {
  /** The story of the turn so far. */
  beats = $state.raw<Beat[]>([]);
  /** How many of its beats have been shown, the present one among them. */
  shown = $state(0);
  playing = $state(false);

  #live = $state.raw<BarracksView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly still: () => boolean) {}

  /** The battlefield as it is to be shown now. */
  get view(): BarracksView | null {
    return this.beat?.view ?? this.#live;
  }

  /** What is being told right now. */
  get beat(): Beat | null {
    return this.playing ? (this.beats[this.shown - 1] ?? null) : null;
  }

  /** A new position, and the steps that led to it. */
  take(view: BarracksView, news: Step[]): void {
    const before = this.#live;
    this.#live = view;
    const events = news.flatMap((step) => step.events);
    if (!before || !news.length || news.some((step) => step.kind === 'undo')) {
      this.#forget();
      return;
    }
    const beats = beatsOf(before, view, events);
    if (!beats.length) return;
    if (beginsTurn(events)) this.#forget();
    this.beats = [...this.beats, ...beats];
    if (this.still()) this.skip();
    else if (!this.playing) this.#next();
  }

  /** To the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = this.beats.length;
    this.playing = false;
  }

  /** From the beginning of the turn. */
  replay(): void {
    if (!this.beats.length) return;
    clearTimeout(this.#timer);
    this.shown = 0;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.beats = [];
    this.shown = 0;
    this.playing = false;
  }

  #next(): void {
    if (this.shown >= this.beats.length) {
      this.playing = false;
      return;
    }
    this.shown += 1;
    this.playing = true;
    this.#timer = setTimeout(() => this.#next(), timeOf(this.beats[this.shown - 1]!));
  }
}
