// Whether a card is fair: the server plays games with and without it, and this asks how far they are.
import { ApiError, get, post, remove } from '../api/http';
import type { Schemas } from '../api/types';
import type { CardDocument, Verdict } from './types';

/** Milliseconds between two looks. */
const EVERY = 2000;

/** What the games have shown so far. */
export interface StudyReport {
  verdict: Verdict;
  /** Null before the first pair of games. */
  rate: number | null;
  low: number;
  high: number;
  /** In how many of the games it was played, from 0 to 1. */
  share_used?: number | null;
  /** In which turn it came, on average. */
  mean_turn?: number | null;
}

type Told = Pick<Schemas['StudyInfo'], 'status' | 'games' | 'most_games' | 'points' | 'problem'> & { report: StudyReport | null };

export class Study {
  told = $state.raw<Told | null>(null);
  refusal = $state.raw<ApiError | null>(null);
  #id: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get runs(): boolean {
    return this.told?.status === 'waiting' || this.told?.status === 'running';
  }

  async start(game: string, document: CardDocument, card: string): Promise<void> {
    this.refusal = null;
    try {
      const { id } = await post<Schemas['StudyInfo']>('/api/workshop/studies', { game, document, card });
      this.#id = id;
      this.told = { status: 'waiting', games: 0, most_games: 0, points: [], problem: null, report: null };
      await this.#look();
    } catch (error) {
      this.#refused(error);
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    const id = this.#id;
    this.#id = null;
    if (this.told && this.runs) this.told = { ...this.told, status: 'stopped' };
    if (id) await remove(`/api/workshop/studies/${id}`).catch(() => undefined); // it ends by itself, too
  }

  async #look(): Promise<void> {
    const id = this.#id;
    if (!id) return;
    try {
      const told = await get<Told>(`/api/workshop/studies/${id}`);
      if (id !== this.#id) return;
      this.told = told;
      if (this.runs) this.#timer = setTimeout(() => void this.#look(), EVERY);
    } catch (error) {
      this.#refused(error);
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.refusal = error;
    if (this.told) this.told = { ...this.told, status: 'stopped' };
  }
}
