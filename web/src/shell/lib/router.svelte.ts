// Where the reader is: the address, and going somewhere without loading the page anew.
import { GAMES } from '../games';

export type Place =
  | { screen: 'home' }
  | { screen: 'new'; game: string; cards: string | null; open: boolean }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string; step: number | null }
  | { screen: 'cards'; game: string; card: string | null; query: string }
  | { screen: 'learn'; game: string; lesson: number }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'workshop'; game: string | null; set: string | null; card: string | null }
  | { screen: 'sandbox'; game: string }
  | { screen: 'account' }
  | { screen: 'players' }
  | { screen: 'player'; name: string }
  | { screen: 'challenge'; challenge: string }
  | { screen: 'tournaments' }
  | { screen: 'tournament'; tournament: string }
  | { screen: 'credits' }
  | { screen: 'admin' }
  | { screen: 'lost' };

/** The screen of an address. */
export function placeOf(path: string, query: URLSearchParams, fragment = ''): Place {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case undefined:
      return { screen: 'home' };
    case 'new':
      return { screen: 'new', game: second ?? GAMES[0]!.id, cards: query.get('cards'), open: query.has('open') };
    case 'table':
      return second ? { screen: 'table', id: second } : { screen: 'lost' };
    case 'replay': {
      const step = Number.parseInt(query.get('step') ?? '', 10);
      return second ? { screen: 'replay', id: second, step: Number.isNaN(step) ? null : step } : { screen: 'lost' };
    }
    case 'cards':
      return { screen: 'cards', game: second ?? GAMES[0]!.id, card: third ?? null, query: `${query}` };
    case 'learn':
      return /^[1-9]?$/.test(third ?? '')
        ? { screen: 'learn', game: second ?? GAMES[0]!.id, lesson: Number(third ?? 1) }
        : { screen: 'lost' };
    case 'rules':
      return { screen: 'rules', game: second ?? GAMES[0]!.id, rule: fragment.slice(1) || null };
    case 'workshop':
      return { screen: 'workshop', game: second ?? null, set: third ?? null, card: query.get('card') };
    case 'sandbox':
      return second ? { screen: 'sandbox', game: second } : { screen: 'lost' };
    case 'account':
      return { screen: 'account' };
    case 'players':
      return second ? { screen: 'lost' } : { screen: 'players' };
    case 'player':
      return second ? { screen: 'player', name: second } : { screen: 'lost' };
    case 'challenge':
      return second ? { screen: 'challenge', challenge: second } : { screen: 'lost' };
    case 'tournaments':
      return second ? { screen: 'tournament', tournament: second } : { screen: 'tournaments' };
    case 'credits':
      return { screen: 'credits' };
    case 'admin':
      return { screen: 'admin' };
    default:
      return { screen: 'lost' };
  }
}

const here = () => placeOf(location.pathname, new URLSearchParams(location.search), location.hash);
const current = $state<{ place: Place }>({ place: here() });

export const place = (): Place => current.place;

/** Go somewhere. `replace`: there is no way back to here; `stay`: what is in view stays in view. */
export function go(address: string, how: 'push' | 'replace' | 'stay' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current.place = here();
  if (how === 'push') window.scrollTo(0, 0);
}

/** Links of this site, followed within the page. Put on the element around everything. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // the browser goes there
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

window.addEventListener('popstate', () => (current.place = here()));
