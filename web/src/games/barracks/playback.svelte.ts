// Shows a turn beat by beat. Whatever comes in meanwhile is played after it; one can skip to the end, and see it again.
// What happened while the reader was away is told in words only: how the battlefield looked is not known.
import type { Step, Told } from '../../shell/api/types';
import { beatsOf, beginsTurn, groupsOf, lastTurn, type Beat } from './story';
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
  /** What has happened and is still to be shown; null unless something is shown for the first time. */
  untold = $state.raw<Told[] | null>(null);

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

  /** Whether there is something to be seen again. */
  get seen(): boolean {
    return this.#firstSeen >= 0;
  }

  get #firstSeen(): number {
    return this.beats.findIndex((beat) => beat.view);
  }

  /** A new position, the steps that have just led to it, and all before them and with them. */
  take(view: BarracksView, news: Step[], past: Step[]): void {
    const before = this.#live;
    this.#live = view;
    const events = news.flatMap((step) => step.events);
    if (!before || !news.length || news.some((step) => step.kind === 'undo')) {
      this.#recall(lastTurn(past));
      return;
    }
    const beats = beatsOf(before, view, events);
    if (beats.length && beginsTurn(events)) this.#forget();
    this.beats = [...this.beats, ...beats];
    if (!beats.length && !this.playing) return;
    this.untold = [...(this.untold ?? []), ...events];
    if (this.still()) this.skip();
    else if (!this.playing) this.#next();
  }

  /** To the end at once. */
  skip(): void {
    this.shown = this.beats.length;
    this.#rest();
  }

  /** Again, from the first beat that the reader has seen. */
  replay(): void {
    if (!this.seen) return;
    this.#rest();
    this.shown = this.#firstSeen;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Told in words what happened; what was seen of it stays as it is. */
  #recall(events: Told[]): void {
    const groups = groupsOf(events);
    const [known, told] = [this.beats.flatMap((beat) => beat.told), groups.flat()];
    if (known.length === told.length && known.every((each, index) => each === told[index])) return;
    this.beats = groups.map((group) => ({ told: group }));
    this.skip();
  }

  #forget(): void {
    this.beats = [];
    this.shown = 0;
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.untold = null;
  }

  #next(): void {
    if (this.shown >= this.beats.length) {
      this.#rest();
      return;
    }
    const beat = this.beats[this.shown]!;
    this.shown += 1;
    this.playing = true;
    this.untold = this.untold && this.untold.slice(this.untold.indexOf(beat.told.at(-1)!) + 1);
    this.#timer = setTimeout(() => this.#next(), timeOf(beat));
  }
}
