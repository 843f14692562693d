// A list of all files that the page is built of, for the service worker: files.json. Without the whole set of pictures, of which
// everybody sees a few: those are kept when they are first shown.
import type { Plugin } from 'vite';

export function fileList(): Plugin {
  return {
    name: 'file-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.startsWith('assets/icons-'));
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files.sort().map((name) => `/${name}`)) });
    },
  };
}
