import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the id of the build into its page and into `version.json`, which an open page reads to notice a newer build.
 * The same sources always get the same id.
 */
export const buildId: Plugin = {
  name: 'build-id',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const content = bundle ? idOf(Object.keys(bundle)) : 'development';
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
    },
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const source = JSON.stringify({ build: idOf(Object.keys(bundle)) });
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  },
};

/** Returns the id of a build with these files. The names of scripts and styles contain the hash of their content. */
export function idOf(files: readonly string[]): string {
  const hashed = files.filter((file) => /\.(?:js|css)$/.test(file)).toSorted();
  return createHash('sha256').update(hashed.join('\n')).digest('hex').slice(0, 8);
}
