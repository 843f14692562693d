// Who is playing: nobody yet, a guest, or an account.
import { get, patch, post } from '../api/http';
import type { Me } from '../api/types';

const current = $state<{ player: Me['player']; known: boolean }>({ player: null, known: false });

export const me = () => current.player;

/** Whether it is known already who is playing. */
export const knowsMe = () => current.known;

function take(told: Me): Me['player'] {
  current.player = told.player;
  current.known = true;
  return told.player;
}

export async function findMe(): Promise<Me['player']> {
  return take(await get<Me>('/api/me'));
}

/** Be somebody before doing something: a guest with a name that was found, where there is nobody yet. */
export async function beSomebody(): Promise<void> {
  if (!current.known) await findMe();
  if (!current.player) take(await post<Me>('/api/me', {}));
}

export async function rename(name: string): Promise<void> {
  await beSomebody();
  take(await patch<Me>('/api/me', { name }));
}

export async function register(name: string, password: string): Promise<void> {
  take(await post<Me>('/api/accounts', { name, password }));
}

export async function logIn(name: string, password: string): Promise<void> {
  take(await post<Me>('/api/login', { name, password }));
}

export async function logOut(everywhere: boolean): Promise<void> {
  await post('/api/logout', { everywhere });
  await findMe();
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  take(await post<Me>('/api/me/password', { old, new: fresh }));
}
