// Shows a turn beat by beat. Whatever comes in meanwhile is played after it; one can skip to the end, and see it again.
// What happened while the reader was away is told in words only: how the battlefield looked is not known.
import type { Step, Told } from '../../shell/api/types';
import { blowIn, rollIn, saidIn, sumsIn } from './roles';
import { beatsOf, beginsMove, beginsTurn, factsOf, groupsOf, lastTurn, type Beat } from './story';
import type { BarracksView } from './view';

/** How a reader wants to be shown something. */
export interface Pace {
  /** How much longer than usual; 0: everything at once. */
  factor: number;
  /** Nothing travels: what there is to see appears, and stays for a moment. */
  still: boolean;
}

/** The parts of a blow, in milliseconds. */
export const WIND_UP = 120;
export const FLIGHT = 260;
const IMPACT = 240;
const FOR_EACH_PART = 90;
const TO_READ = 600;
const ROLL = 650;
const FALL = 1300;
const REVEAL = 1000;
const TO_SAY = 900;
const STILL = 900;
/** Two calls within this time mean: to the end. */
const TWICE = 600;

/** Milliseconds that a beat is shown. */
export function timeOf(beat: Beat, still: boolean): number {
  const events = new Set(beat.told.map((told) => factsOf(told).event));
  const parts = Math.max(0, ...sumsIn(beat).map((sum) => sum.parts.length));
  const least = still ? STILL : 0;
  if (events.has('eliminated')) return Math.max(least, FALL);
  const blow = blowIn(beat) ? (still ? 0 : WIND_UP + FLIGHT + IMPACT) + parts * FOR_EACH_PART + TO_READ : 0;
  const roll = rollIn(beat) ? ROLL + TO_READ : 0;
  const said = saidIn(beat).length;
  const words = events.has('ordered') || events.has('entered') ? REVEAL : said ? TO_SAY + (said - 1) * TO_READ * 0.5 : 0;
  return Math.max(least, blow, roll, blow || roll ? 0 : words, TO_READ);
}

export class Playback {
  /** The story of the turn so far. */
  beats = $state.raw<Beat[]>([]);
  /** How many of its beats have been shown, the present one among them. */
  shown = $state(0);
  playing = $state(false);
  /** Whether the present beat stays until the reader has seen enough of it. */
  paused = $state(false);
  /** What has happened and is still to be shown; null unless something is shown for the first time. */
  untold = $state.raw<Told[] | null>(null);

  #live = $state.raw<BarracksView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurried = -TWICE;

  constructor(private readonly pace: () => Pace) {}

  /** The battlefield as it is to be shown now. */
  get view(): BarracksView | null {
    return this.beat?.view ?? this.#live;
  }

  /** What is being told right now. */
  get beat(): Beat | null {
    return this.playing ? (this.beats[this.shown - 1] ?? null) : null;
  }

  /** What has been told of the turn, the present beat among it. */
  get told(): Beat[] {
    return this.beats.slice(0, this.shown);
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
    if (this.pace().factor === 0) this.skip();
    else if (!this.playing) this.#next();
  }

  /** To the end at once. */
  skip(): void {
    this.shown = this.beats.length;
    this.#rest();
  }

  /** To the next move; twice in a row: to the end. */
  hurry(now = Date.now()): void {
    const next = this.beats.findIndex((beat, index) => index >= this.shown && beginsMove(beat));
    if (next < 0 || now - this.#hurried < TWICE) {
      this.#hurried = -TWICE;
      this.skip();
      return;
    }
    this.#hurried = now;
    clearTimeout(this.#timer);
    this.shown = next;
    this.resume();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.paused = this.playing;
  }

  resume(): void {
    this.paused = false;
    this.#next();
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
    this.paused = false;
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
    const { factor, still } = this.pace();
    this.#timer = setTimeout(() => this.#next(), timeOf(beat, still) * (factor || 1));
  }
}
