// The service worker: what was seen once can be seen again without the server, and an installed page has all of it at once. The
// library, the rules and the lessons are read offline; a game needs the server.
const PAGE = 'page-1';
const DATA = 'data-1';
/** What every page shows and what has no hash in its name: fetched again with each version. */
const ALWAYS = ['/', '/favicon.svg', '/favicon-turn.svg', '/manifest.webmanifest'];
const READ_OFFLINE = /^\/api\/(cards|lessons|games)\b/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== PAGE && name !== DATA).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** The page itself, and every file that it is built of. */
async function keepPage() {
  const cache = await caches.open(PAGE);
  const files = await (await fetch('/files.json', { cache: 'no-cache' })).json();
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll(ALWAYS.map((file) => new Request(file, { cache: 'no-cache' })));
  await cache.addAll(files.filter((file) => !kept.has(file)));
  await Promise.all([...kept].filter((file) => !ALWAYS.includes(file) && !files.includes(file)).map((file) => cache.delete(file)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request, '/'));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (ALWAYS.includes(url.pathname)) event.respondWith(freshOrKept(request, url.pathname));
  else if (READ_OFFLINE.test(url.pathname)) event.respondWith(freshFirst(event, url));
});

/** The server's answer, so that a new version is seen at once; without it the page as it was. */
async function freshOrKept(request, file) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(file)) ?? Response.error();
  }
}

/** Files with a hash in their names never change. */
async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(PAGE)).put(request, answer.clone());
  return answer;
}

async function freshFirst(event, url) {
  const cache = await caches.open(DATA);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) {
      await cache.put(event.request, answer.clone());
      if (url.pathname.startsWith('/api/lessons/') && url.searchParams.get('step') === '0') {
        event.waitUntil(keepLesson(cache, url, answer.clone()));
      }
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(event.request, { ignoreVary: true }); // fetched by the page or for it, it is the same
    if (kept) return kept;
    throw error;
  }
}

/** A lesson that was begun can be gone through to its end. */
async function keepLesson(cache, url, answer) {
  const { steps } = await answer.json();
  for (let step = 1; step <= steps; step += 1) {
    const next = new URL(url);
    next.searchParams.set('step', String(step));
    if (!(await cache.match(next))) await cache.add(next).catch(() => undefined);
  }
}

self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keepEverything(event.data.keep));
});

/** All cards and lessons, in a language. What cannot be had now comes when it is looked at. */
async function keepEverything(language) {
  const cache = await caches.open(DATA);
  const had = async (path) => {
    const url = new URL(path, self.location.origin);
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) return null;
    await cache.put(url, answer.clone());
    return { url, answer };
  };
  const { games } = (await (await had('/api/games'))?.answer.json()) ?? { games: [] };
  for (const { id } of games) {
    await had(`/api/cards/${id}?lang=${language}`);
    for (let lesson = 1, lessons = 1; lesson <= lessons; lesson += 1) {
      const first = await had(`/api/lessons/${id}?lesson=${lesson}&step=0&lang=${language}`);
      if (!first) break;
      ({ lessons } = await first.answer.clone().json());
      await keepLesson(cache, first.url, first.answer);
    }
  }
}

/** Something has happened to the reader, who may be elsewhere. Where a page of ours is in view, that page says so itself. */
self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (windows.some((each) => each.visibilityState === 'visible')) return;
      await self.registration.showNotification(title, {
        body: text,
        tag,
        icon: '/icons/icon-192.png',
        badge: '/icons/icon-192.png',
        data: { path },
      });
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = windows.find((each) => each.url === address) ?? windows[0];
      if (!there) return self.clients.openWindow(address);
      await there.focus().catch(() => undefined); // where the browser does not allow it, the page still goes there
      return there.url === address ? undefined : there.navigate(address);
    })(),
  );
});
