// Whether a card is fair: the server plays games with and without it, and this asks how far they are. A study goes on when the
// page is left, and is found again by its id.
import { ApiError, get, post, remove } from '../api/http';
import type { Schemas } from '../api/types';
import type { CardDocument, Verdict } from './types';

/** Milliseconds between two looks. */
const EVERY = 2000;

/** What the games have shown so far. */
export interface StudyReport {
  verdict: Verdict;
  rate: number;
  low: number;
  high: number;
  /** In how many of the games it was played, from 0 to 1. */
  share_used?: number | null;
  /** In which turn it came, on average. */
  mean_turn?: number | null;
}

type Told = Pick<Schemas['StudyInfo'], 'status' | 'games' | 'most_games' | 'points' | 'problem' | 'detail'> & { report: StudyReport | null };
type Other = Pick<Schemas['StudyInfo'], 'id' | 'card'>;

const runs = ({ status }: Pick<Schemas['StudyInfo'], 'status'>) => status === 'waiting' || status === 'running';
/** Whether another try may help: the server is away, or not well. */
const passes = ({ status }: ApiError) => status === 0 || status >= 500;

export class Study {
  told = $state.raw<Told | null>(null);
  refusal = $state.raw<ApiError | null>(null);
  /** Another study of the same player, which has to end first. */
  other = $state.raw<Other | null>(null);
  #id: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get runs(): boolean {
    return this.told !== null && runs(this.told);
  }

  /** Ask for a study: its id, or null where it was refused. */
  async start(game: string, document: CardDocument, card: string): Promise<string | null> {
    this.refusal = this.other = null;
    try {
      const { id } = await post<Schemas['StudyInfo']>('/api/workshop/studies', { game, document, card });
      this.told = { status: 'waiting', games: 0, most_games: 0, points: [], problem: null, detail: null, report: null };
      await this.find(id);
      return id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error;
      if (error.code === 'too-many') this.other = await othersOf();
      return null;
    }
  }

  /** Look at a study that was asked for before, for as long as it goes on. */
  async find(id: string): Promise<void> {
    this.leave();
    this.#id = id;
    await this.#look();
  }

  /** Look no more; it goes on. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#id = null;
  }

  /** End it; what it has found stays. */
  async stop(): Promise<void> {
    const id = this.#id;
    this.leave();
    if (this.told && this.runs) this.told = { ...this.told, status: 'stopped' };
    if (id) await end(id);
  }

  /** End the other one. */
  async stopOther(): Promise<void> {
    if (this.other) await end(this.other.id);
    this.refusal = this.other = null;
  }

  async #look(): Promise<void> {
    const id = this.#id;
    if (!id) return;
    try {
      const told = await get<Told>(`/api/workshop/studies/${id}`);
      if (id !== this.#id) return;
      this.told = told;
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (id !== this.#id) return;
      if (!passes(error)) return this.#forgotten(error);
      this.refusal = error;
    }
    if (this.refusal || this.runs) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  /** The server knows nothing of it any more: no loss where nothing was shown of it yet. */
  #forgotten(error: ApiError): void {
    this.leave();
    if (!this.told) return;
    if (this.runs) this.refusal = error;
    this.told = { ...this.told, status: 'stopped' };
  }
}

const end = (id: string) => remove(`/api/workshop/studies/${id}`).catch(() => undefined); // it ends by itself, too

async function othersOf(): Promise<Other | null> {
  const list = await get<Schemas['StudyList']>('/api/workshop/studies').catch(() => null);
  return list?.studies.find(runs) ?? null;
}
