// It is the reader's turn, and the reader may be looking elsewhere: the tab's icon has a mark, and a notification comes.
import { setSetting, settings } from './settings.svelte';

const USUAL = '/favicon.svg';
const MARKED = '/favicon-turn.svg';

export const canNotify = (): boolean => 'Notification' in window;

/** Whether turns are to be told by notifications. The browser may have to ask the reader first. */
export async function askToNotify(wanted: boolean): Promise<void> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  setSetting('notify', allowed);
}

/** The icon of the tab, with a mark where the reader is waited for. */
export function markTab(waiting: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', waiting ? MARKED : USUAL);
}

/** Tell somebody who is looking elsewhere. */
export function notify(title: string, text: string): void {
  if (!settings().notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body: text, tag: 'turn', icon: '/icons/icon-192.png' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
