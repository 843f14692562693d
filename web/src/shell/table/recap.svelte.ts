// What the others did, once more: line by line, on the board as it was then.
import type { Position, Step, Told } from '../api/types';
import type { Moment } from '../match/match.svelte';

export interface Cue {
  told: Told;
  /** How things stood then, and what had just happened; null where that is not known any more. */
  moment: Moment | null;
}

const SHORTEST = 900;
const PER_LETTER = 30;

/** What is to be shown of some steps. Where a moment is missing, as after a reload, only the lines are left. */
export function cuesOf(steps: Step[], moments: Moment[]): Cue[] {
  const found = steps.map((step) => moments.find((moment) => moment.steps.includes(step)) ?? null);
  const known = !found.includes(null);
  return steps.flatMap((step, index) =>
    step.events.filter((told) => told.text).map((told) => ({ told, moment: known ? found[index]! : null })),
  );
}

export class Recap {
  cue = $state.raw<Cue | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private say: (text: string) => void) {}

  get position(): Position | null {
    return this.cue?.moment?.position ?? null;
  }

  /** Show one cue after the other, each for as long as it takes to read. */
  play(cues: Cue[]): void {
    clearTimeout(this.#timer);
    this.cue = cues[0] ?? null;
    const text = this.cue?.told.text;
    if (!text) return;
    this.say(text);
    this.#timer = setTimeout(() => this.play(cues.slice(1)), Math.max(SHORTEST, PER_LETTER * text.length));
  }

  stop(): void {
    if (this.cue) this.play([]);
  }
}
