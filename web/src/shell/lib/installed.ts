// The page as an app on somebody's device: what it needs without the server is fetched at once, not when it is first looked at.

let kept: string | null = null;

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** Ask the service worker to keep cards and lessons in a language. */
async function keep(language: string): Promise<void> {
  if (kept === language) return;
  kept = language;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ keep: language });
}

/** From now on an installed page has everything in this language. Gives back how to end that. */
export function keepWhenInstalled(language: string): () => void {
  if (isInstalled()) void keep(language);
  const installed = () => void keep(language);
  window.addEventListener('appinstalled', installed);
  return () => window.removeEventListener('appinstalled', installed);
}
