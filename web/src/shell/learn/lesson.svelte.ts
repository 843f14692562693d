// A lesson as the learner goes through it: one moment after the other, on a real table that is scripted.
import { ApiError, get, withQuery } from '../api/http';
import type { LessonStep, Step } from '../api/types';

export class Lesson {
  moment = $state.raw<LessonStep | null>(null);
  /** What has just been done, if the learner came from the moment before. */
  news = $state.raw<Step[]>([]);
  /** The next moment is on its way. */
  waiting = $state(false);
  /** How often in this moment another choice was tried than the one the lesson waits for. */
  strayed = $state(0);
  refusal = $state.raw<ApiError | null>(null);

  #moments = new Map<string, Promise<LessonStep>>();
  #asked = 0;

  constructor(
    readonly game: string,
    readonly number: number,
    private language: string,
  ) {}

  /** Go to a moment: after so many choices of the learner. */
  async to(step: number): Promise<void> {
    const asked = ++this.#asked;
    this.waiting = true;
    try {
      const moment = await this.#fetch(step);
      if (asked !== this.#asked) return;
      this.news = this.moment?.step === step - 1 ? moment.played : [];
      this.moment = moment;
      this.strayed = 0;
      this.refusal = null;
      if (!moment.done) this.#fetch(step + 1).catch(() => undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked) this.refusal = error;
    } finally {
      if (asked === this.#asked) this.waiting = false;
    }
  }

  /** The learner has chosen: on it goes if it was what the lesson waits for. */
  choose(choice: string): void {
    if (!this.moment || this.waiting) return;
    if (choice === this.moment.expected) void this.to(this.moment.step + 1);
    else this.strayed += 1;
  }

  /** The same moment in another language. */
  async speak(language: string): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    if (this.moment) await this.to(this.moment.step);
  }

  #fetch(step: number): Promise<LessonStep> {
    const key = `${this.language} ${step}`;
    let found = this.#moments.get(key);
    if (!found) {
      found = get<LessonStep>(withQuery(`/api/lessons/${this.game}`, { lesson: this.number, step, lang: this.language }));
      found.catch(() => this.#moments.delete(key));
      this.#moments.set(key, found);
    }
    return found;
  }
}
