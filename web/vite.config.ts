import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fileList } from './filelist.ts';
import { icons } from './icons.ts';
import { pictureFont } from './truetype.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The built client becomes a part of the Python package, so that running it needs no Node.
export default defineConfig({
  plugins: [icons(), svelte(), fileList(), pictureFont()],
  resolve: {
    alias: { '@narration': here('../src/arenarium/narration/data') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/arenarium/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows nothing inline
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('.'), here('../src/arenarium/narration/data')] },
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 120_000, // a machine may be busy; only what never ends is given up
    hookTimeout: 120_000,
  },
});
