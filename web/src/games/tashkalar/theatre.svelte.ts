// What happens, shown one thing after the other. The reader's own choices are seen at once; what the others do is played at a pace
// that one can follow, and can be skipped. Until it has been shown, the panels stay as they were and nothing is asked.
import type { Step, Told } from '../../shell/api/types';
import { paceFactor } from '../../shell/lib/settings.svelte';
import { play } from '../../shell/lib/sound';
import { sinceOwn, standing } from '../../shell/table/log';
import { SOUNDS } from './sounds';
import { Stones } from './stones.svelte';
import { eventOf, readBoard, type EventFacts, type TashKalarView } from './view';

/** How long something is shown, in milliseconds; what is not here is bookkeeping. */
const TIMES: Record<string, number> = {
  // the card lies there until its being has landed: long enough to read its name and see its picture
  summoning: 1000,
  summoned: 600,
  moved: 350,
  swapped: 350,
  destroyed: 400,
  placed: 350,
  'start-piece': 120,
  released: 240,
  lifted: 200,
  held: 200,
  upgraded: 250,
  downgraded: 250,
  converted: 250,
  replaced: 250,
  claimed: 600,
  scored: 350,
  flare: 1600,
  warped: 1600,
};
/** A turn that is shown again, and one in a lesson, is shown more slowly: the reader wants to see what it was. */
const SLOWLY = 1.75;

/** What shows its card to everybody. */
const SPOTLIT = new Set(['summoning', 'summoned', 'flare', 'warped']);

export interface Beat {
  facts: EventFacts;
  told: Told;
}

interface Scene {
  steps: Step[];
  /** How things stand after it; null where that is not shown, as when a turn is shown again. */
  view: TashKalarView | null;
}

export class Theatre {
  stones = new Stones();
  /** What the panels show. */
  view = $state.raw<TashKalarView | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** What moved anything in the others' last turn, or with the reader's last choice: for the tinted squares. */
  last = $state.raw<EventFacts[]>([]);
  playing = $state(false);
  /** What is being played was seen before. */
  recapping = $state(false);
  /** Points that were just scored, by side. */
  gained = $state.raw<{ side: number; points: number; id: number } | null>(null);
  /** What has not been shown yet. */
  untold = $state.raw<Told[] | null>(null);

  /** The summoning whose being has not come yet. */
  #coming = $state.raw<EventFacts | null>(null);
  /** The pieces that a summoning uses and where its being comes, while its pattern is lit. */
  summoning: { used: string[]; at: string } | null = $derived.by(() => {
    if (!this.#coming) return null;
    const { used, at } = this.#coming;
    return { used: used ?? [], at: at ?? '' };
  });
  /** The card that is shown large for a moment. */
  spotlit: string | null = $derived.by(() => {
    const { event, card } = this.#coming ?? this.beat?.facts ?? {};
    return event !== undefined && SPOTLIT.has(event) ? (card ?? null) : null;
  });
  /** What is being shown, in words; what has none leaves those before it. */
  telling = $state<string | null>(null);

  #queue: Scene[] = [];
  #past = $state.raw<Step[]>([]);
  #seat = $state.raw<number | null>(null);
  #board = '';
  #seen = -1;
  #skipping = false;
  #wake: (() => void) | null = null;
  #closed = false;
  #gains = 0;
  /** Whether a turn or a choice is over: what moves next is marked alone. */
  #turned = false;

  constructor(
    /** Whether what is played is a lesson. */
    private teaching = () => false,
  ) {}

  /** Another position has come. `hurry`: whatever is still being shown is over, as when somebody goes through a replay. */
  take(view: TashKalarView, news: Step[], past: Step[], seat: number | null, hurry: boolean): void {
    this.#past = past;
    this.#seat = seat;
    this.#board = view.board;
    const number = past.at(-1)?.number ?? 0;
    const goesOn = news.length > 0 && this.view !== null && number > this.#seen && !news.some((step) => step.kind === 'undo');
    // steps that came together with others are not missed
    const fresh = goesOn ? past.filter((step) => step.number > this.#seen) : [];
    const known = number === this.#seen && this.view !== null;
    this.#seen = number;
    if (hurry) {
      this.#drop();
      this.#turned = true;
    }
    const steps = fresh.length ? fresh : news;
    if (goesOn && !this.playing && (paceFactor() === 0 || steps.every((step) => step.seat === seat))) {
      this.#atOnce(steps, view);
    } else if (goesOn) {
      this.#queue.push({ steps, view });
      if (!this.playing) void this.#run();
      else this.#tell();
    } else if (known && this.playing) {
      const last = this.#queue.at(-1);
      if (last) last.view = view;
    } else {
      this.#drop();
      this.#show(view);
    }
  }

  /** Show what the others did since the reader acted, once more. */
  again(): void {
    const all = standing(this.#past);
    const steps = sinceOwn(this.#past, this.#seat);
    const from = steps[0]?.number ?? 0;
    this.#drop();
    this.stones.rebuild(all.filter((step) => step.number < from), null);
    this.#queue = [{ steps, view: null }];
    this.recapping = true;
    this.#turned = true;
    void this.#run();
  }

  /** Whether there is something to show again. */
  get canShowAgain(): boolean {
    return !this.playing && sinceOwn(this.#past, this.#seat).some((step) => step.events.some((told) => eventOf(told).event in TIMES));
  }

  skip = (): void => {
    this.#skipping = true;
    this.#wake?.();
  };

  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.skip();
  }

  /** What needs no time: the reader's own choices, and everything where turns are not played. */
  #atOnce(steps: Step[], view: TashKalarView): void {
    this.#skipping = false;
    this.#turned = true;
    for (const facts of steps.flatMap((step) => step.events.map(eventOf))) this.#happen(facts);
    this.view = view;
    this.stones.settle(readBoard(view.board));
  }

  /** Take in one event, with its sound. */
  #happen(facts: EventFacts): void {
    if (facts.event === 'turn') this.#turned = true;
    if (moves(facts)) {
      this.last = this.#turned ? [facts] : [...this.last, facts];
      this.#turned = false;
    }
    this.stones.happen(facts);
    if (facts.event === 'claimed' || facts.event === 'scored') {
      this.gained = { side: facts.side ?? facts.seat ?? 0, points: facts.points ?? 0, id: ++this.#gains };
    }
    if (!this.#skipping && facts.event in TIMES) play(SOUNDS[facts.event === 'summoned' && facts.rank === 2 ? 'legend' : facts.event] ?? []);
  }

  /** Everything without showing it. */
  #show(view: TashKalarView): void {
    this.view = view;
    this.stones.rebuild(standing(this.#past), readBoard(view.board));
    this.#rest();
    this.last = lastMoves(standing(this.#past), this.#seat);
    this.#turned = true;
  }

  /** Nothing more of what is being shown. */
  #drop(): void {
    this.#queue = [];
    this.#run_ += 1;
    this.#wake?.();
    this.#rest();
    this.playing = false;
    this.recapping = false;
    this.untold = null;
  }

  #rest(): void {
    this.beat = null;
    this.telling = null;
    this.#coming = null;
  }

  #run_ = 0;

  async #run(): Promise<void> {
    const run = ++this.#run_;
    this.playing = true;
    this.#skipping = false;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      for (const step of scene.steps) {
        if (step.kind === 'undo') continue;
        const own = step.seat === this.#seat && scene.view !== null;
        if (own && scene.view) this.view = scene.view;
        if (own) this.#turned = true;
        for (const [index, told] of step.events.entries()) {
          this.#tell(step, index);
          if (!(await this.#beat(told, own, run))) return;
        }
      }
      if (run !== this.#run_) return;
      this.#queue.shift();
      if (scene.view) {
        this.view = scene.view;
        this.stones.settle(readBoard(scene.view.board));
      }
    }
    this.stones.settle(readBoard(this.#board));
    this.#rest();
    this.playing = false;
    this.recapping = false;
    this.untold = null;
  }

  /** Show one event; false if this run is over. */
  async #beat(told: Told, own: boolean, run: number): Promise<boolean> {
    const facts = eventOf(told);
    const time = TIMES[facts.event] ?? 0;
    if (time) {
      this.beat = { facts, told };
      // while a being comes, nothing else is told: not even what it comes onto
      if (!this.#coming) this.telling = told.text || this.telling;
      if (facts.event === 'summoning') this.#coming = facts;
      else if (facts.event === 'summoned') this.#coming = null;
    }
    this.#happen(facts);
    if (!time || own) return run === this.#run_;
    return this.#wait(time, run);
  }

  async #wait(milliseconds: number, run: number): Promise<boolean> {
    const time = milliseconds * paceFactor() * (this.recapping || this.teaching() ? SLOWLY : 1);
    if (!this.#skipping && !this.#closed && time > 0 && !document.hidden) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, time);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
      this.#wake = null;
    }
    return run === this.#run_;
  }

  /** Say what is still to be shown: everything after this event. */
  #tell(step?: Step, index = 0): void {
    const all = this.#queue.flatMap((scene) => (scene.view ? scene.steps : []));
    const from = step ? all.indexOf(step) : 0;
    const rest = all.slice(Math.max(0, from)).flatMap((each) => (each === step ? each.events.slice(index + 1) : each.events));
    this.untold = rest;
  }
}

const BOARD_EVENTS = new Set(['placed', 'start-piece', 'released', 'summoned', 'moved', 'swapped', 'destroyed', 'lifted', 'held', 'converted', 'replaced', 'upgraded', 'downgraded']);

/** Whether an event changes something on the board. */
export const moves = (facts: EventFacts): boolean => BOARD_EVENTS.has(facts.event);

/** What moved anything in the last turn in which something moved; of the seat's own turn, with its last choice. */
function lastMoves(steps: Step[], seat: number | null): EventFacts[] {
  const facts = (step: Step) => step.events.map(eventOf);
  const to = steps.findLastIndex((step) => facts(step).some(moves));
  const from = steps.findLastIndex((step, index) => index < to && (steps[to]!.seat === seat || facts(step).some(({ event }) => event === 'turn')));
  return steps.slice(from + 1, to + 1).flatMap(facts).filter(moves);
}

/** Whether the last choice was the seat's own and part of an effect: something has come of it, beyond the summoning itself. */
export function partDone(past: Step[], seat: number): boolean {
  const last = standing(past).at(-1);
  const events = last?.seat === seat ? last.events.map(eventOf) : [];
  return events.some(moves) && !events.some(({ event }) => event === 'summoned' || event === 'placed');
}
