// What the reader has done here before, kept on this computer: the first page greets a guest who knows the way, lessons follow one
// another, and the first games have a coach.
import { hasMessage } from '../i18n/language.svelte';

const KEPT = 'arenarium.visited';

interface Visits {
  /** By game: how many games were begun. */
  begun: Record<string, number>;
  /** By game: the last lesson that was gone through to its end. */
  learned: Record<string, number>;
}

function kept(): (Visits & { before: boolean }) {
  const found = localStorage.getItem(KEPT);
  const nothing = { begun: {}, learned: {}, before: found !== null };
  try {
    const read: unknown = JSON.parse(found ?? '{}');
    return read !== null && typeof read === 'object' ? { ...nothing, ...read } : nothing;
  } catch {
    return nothing;
  }
}

const current = $state(kept());

function keep(): void {
  current.before = true;
  localStorage.setItem(KEPT, JSON.stringify({ begun: current.begun, learned: current.learned }));
}

/** Whether the reader has begun a game or finished a lesson. */
export const hasBeenHere = (): boolean => current.before;

/** How many games of that kind the reader has begun. */
export const gamesBegun = (game: string): number => current.begun[game] ?? 0;

export function rememberGame(game: string): void {
  current.begun[game] = gamesBegun(game) + 1;
  keep();
}

export function rememberLesson(game: string, lesson: number): void {
  current.learned[game] = Math.max(current.learned[game] ?? 0, lesson);
  keep();
}

/** Lessons are those that have a title. */
export const hasLesson = (game: string, lesson: number): boolean => hasMessage(`lesson-${game}-${lesson}`);

/** The lesson that the reader should take next; null after the last. */
export function nextLesson(game: string): number | null {
  const next = (current.learned[game] ?? 0) + 1;
  return hasLesson(game, next) ? next : null;
}

/** The address of a lesson. */
export const lessonAddress = (game: string, lesson: number): string => `/learn/${game}${lesson > 1 ? `/${lesson}` : ''}`;
