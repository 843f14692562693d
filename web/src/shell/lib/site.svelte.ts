// What the hosts of the server have set: who may register, an announcement, links. It is asked for once, and now and then; so it is
// also known whether the server can be reached.
import { ApiError, get } from '../api/http';
import type { PublicSite, SiteInfo } from '../api/types';

const AGAIN = 5 * 60 * 1000;
/** While the server cannot be reached. */
const SOON = 5000;
const current = $state<{ site: Partial<PublicSite> | null; reachable: boolean }>({ site: null, reachable: true });

export const site = () => current.site;

/** Whether the server answered when it was last asked. What the service worker has kept does not count. */
export const reachable = () => current.reachable;

export function takeSite(told: SiteInfo | PublicSite): void {
  current.site = { ...current.site, ...told };
}

/** Ask, now and every few minutes, and when the network comes or goes. What cannot be had is not shown. */
export function followSite(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(timer);
    try {
      takeSite(await get<PublicSite>('/api/site'));
      current.reachable = true;
    } catch (error) {
      current.reachable = error instanceof ApiError && error.code !== 'offline';
    }
    timer = setTimeout(look, current.reachable ? AGAIN : SOON);
  };
  void look();
  const changes = ['online', 'offline'] as const;
  for (const change of changes) window.addEventListener(change, look);
  return () => {
    clearTimeout(timer);
    for (const change of changes) window.removeEventListener(change, look);
  };
}
