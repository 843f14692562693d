// Web Push in this browser: the service worker is woken up when something happens, also while no page is open.
import { get, post } from '../api/http';
import type { NotificationSettings } from '../api/types';
import { language } from '../i18n/language.svelte';

/** Whether this browser could show notifications at all. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
}

/** Whether the reader has forbidden it: then asking again does nothing. */
export const isPushDenied = (): boolean => canPush() && Notification.permission === 'denied';

/** When this browser is ready to be asked. */
export const pushReady = async (): Promise<unknown> => (canPush() ? navigator.serviceWorker.ready : new Promise(() => undefined));

/** Whether this browser is told. */
export async function pushed(): Promise<boolean> {
  return Boolean(await (await worker())?.pushManager.getSubscription());
}

/** Be told in this browser; null where the browser, or the reader, does not want it. */
export async function subscribe(): Promise<NotificationSettings | null> {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null;
  const { key } = await get<{ key: string }>('/api/push-key');
  let subscription: PushSubscription;
  try {
    subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
  const { endpoint, keys } = subscription.toJSON();
  return await post<NotificationSettings>('/api/me/push', {
    endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
    lang: language(),
  });
}

/** Be told in this browser no more. */
export async function unsubscribe(): Promise<NotificationSettings | null> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return await post<NotificationSettings>('/api/me/push/end', { endpoint: subscription.endpoint });
}
