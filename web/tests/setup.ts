// What jsdom lacks and the client expects of a browser.
import { setLanguage } from '../src/shell/i18n/language.svelte';

window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;

await setLanguage('en');
