// Who is playing: nobody yet, a guest, or an account.
import { get, patch, post } from '../api/http';
import type { LoggedIn, Me, PasswordChanged } from '../api/types';
import { language } from '../i18n/language.svelte';

/** What came along with a guest who has just logged in. */
export type Brought = Pick<LoggedIn, 'seats' | 'left' | 'failures'>;

interface Current {
  player: Me['player'];
  known: boolean;
  brought: Brought | null;
}

const current = $state<Current>({ player: null, known: false, brought: null });

export const me = () => current.player;

/** Whether it is known already who is playing. */
export const knowsMe = () => current.known;

/** What came along with the guest, right after logging in. */
export const brought = () => current.brought;

function take(told: Me, along: Brought | null = null): Me['player'] {
  current.player = told.player;
  current.known = true;
  current.brought = along;
  return told.player;
}

export async function findMe(): Promise<Me['player']> {
  return take(await get<Me>('/api/me'));
}

/** Be somebody before doing something: a guest with a name that was found, where there is nobody yet. */
export async function beSomebody(): Promise<void> {
  if (!current.known) await findMe();
  if (!current.player) take(await post<Me>('/api/me', { lang: language() }));
}

export async function rename(name: string): Promise<void> {
  await beSomebody();
  take(await patch<Me>('/api/me', { name }));
}

/** Be somebody, a guest by the name that was typed, if any. */
export async function beCalled(name: string): Promise<void> {
  await beSomebody();
  const wanted = name.trim();
  if (wanted && !current.player?.account && wanted !== current.player?.name) await rename(wanted);
}

export async function register(name: string, password: string, invitation = ''): Promise<void> {
  take(await post<Me>('/api/accounts', { name, password, ...(invitation ? { invitation } : {}) }));
}

export async function logIn(name: string, password: string): Promise<void> {
  const told = await post<LoggedIn>('/api/login', { name, password });
  take(told, told);
}

export async function logOut(everywhere: boolean): Promise<void> {
  await post('/api/logout', { everywhere });
  await findMe();
}

/** Be forgotten by the server. */
export async function deleteMe(password: string): Promise<void> {
  await post('/api/me/delete', { password });
  await findMe();
}

/** How many tokens of bots have been revoked by it. */
export async function changePassword(old: string, fresh: string): Promise<number> {
  const told = await post<PasswordChanged>('/api/me/password', { old, new: fresh });
  take(told);
  return told.revoked;
}
