import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { preferredLanguage, setLanguage } from './i18n/language.svelte';
import './lib/theme.svelte';

await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
