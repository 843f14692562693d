import { mount } from 'svelte';
import App from './shell/App.svelte';
import './shell/app.css';
import { preferredLanguage, setLanguage } from './shell/i18n/language.svelte';
import './shell/lib/theme.svelte';

await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
