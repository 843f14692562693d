import { mount } from 'svelte';
import App from './shell/App.svelte';
import './shell/fonts.css';
import './shell/app.css';
import { preferredLanguage, setLanguage } from './shell/i18n/language.svelte';
import './shell/lib/theme.svelte';

await setLanguage(preferredLanguage());
// only of the page as it is built; while working on it everything comes fresh
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);

mount(App, { target: document.getElementById('app')! });
