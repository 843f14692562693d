// What the hosts of the server have set: who may register, an announcement, links. It is asked for once, and now and then.
import { get } from '../api/http';
import type { PublicSite, SiteInfo } from '../api/types';

const AGAIN = 5 * 60 * 1000;
const current = $state<{ site: Partial<PublicSite> | null }>({ site: null });

export const site = () => current.site;

export function takeSite(told: SiteInfo | PublicSite): void {
  current.site = { ...current.site, ...told };
}

/** Ask, now and every few minutes. What cannot be had is not shown. */
export function followSite(): () => void {
  const look = () => get<PublicSite>('/api/site').then(takeSite, () => undefined);
  void look();
  const timer = setInterval(look, AGAIN);
  return () => clearInterval(timer);
}
