import { readFile } from 'node:fs/promises';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { antdStyles } from './tools/build/antdStyles.mjs';
import { worlds } from './mocks/scenarios/vitePlugin.ts';
import { mockBackend } from './mocks/server/vitePlugin.ts';
import { apiProxy } from './tools/serve/apiProxy.ts';
import { buildId } from './tools/build/buildId.ts';
import { chunkGroups } from './tools/build/chunks.ts';
import { compressed } from './tools/build/compressed.ts';
import { manifestAside } from './tools/build/manifestAside.ts';
import { mapPolicy, securityHeaders } from './tools/serve/policy.ts';
import project from './package.json' with { type: 'json' };

const root = import.meta.dirname;
const alias = { '@': `${root}/src`, '@mocks': `${root}/mocks` };

/** Gives the map's page and its script their own headers in the preview, as `deploy/nginx.conf` does. */
const mapPage: Plugin = {
  name: 'map-page',
  configurePreviewServer(server) {
    for (const [name, type] of [
      ['amap.html', 'text/html'],
      ['amap.js', 'text/javascript'],
    ]) {
      server.middlewares.use(`/${name}`, (_request, response, next) => {
        readFile(`${root}/dist/${name}`).then((file) => {
          response.setHeader('content-type', `${type};charset=utf-8`);
          response.setHeader('cache-control', 'no-cache');
          response.setHeader('content-security-policy', mapPolicy);
          response.setHeader('x-content-type-options', 'nosniff');
          response.end(file);
        }, next);
      });
    }
  },
};

/** Inlines the few styles of the first page, so that the sign-in form renders with the first response. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replaceAll(/<link rel="stylesheet"[^>]*href="([^"]+\.css)">/g, (link, address: string) => {
        const asset = Object.values(bundle ?? {}).find(({ fileName }) => address.endsWith(`/${fileName}`));
        return asset?.type === 'asset' ? `<style>${String(asset.source)}</style>` : link;
      }),
  },
};

/** For `npm run mutate`: applies one change to one file, to see if a test notices. */
const mutant: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  apply: () => process.env.MUTANT !== undefined,
  transform(code, id) {
    const change = JSON.parse(process.env.MUTANT || 'null') as Record<'path' | 'find' | 'replacement', string> | null;
    if (!change || change.path !== id.split('?')[0]) return undefined;
    return code.replace(change.find, () => change.replacement);
  },
};

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, '');
  // To use a real backend instead of the mocks, run: API_PROXY=http://host:port npm start
  const proxy = apiProxy(env);
  return {
    // To build for a sub-path, run: BASE_PATH=/desk/ npm run build
    base: env.BASE_PATH || '/',
    resolve: { alias },
    plugins: [
      mutant,
      react(),
      antdStyles(root),
      buildId,
      inlineStyles,
      mapPage,
      manifestAside(root),
      worlds({ root, mounted: !proxy }),
      compressed(),
      // The compiler would double the time of a test run, so unit tests run the components as written; the journeys run
      // them compiled.
      mode !== 'test' && babel({ presets: [reactCompilerPreset()] }),
      mockBackend({ root, alias, mounted: !proxy }),
    ],
    define: {
      __APP_VERSION__: JSON.stringify(project.version),
      ...(proxy && { 'import.meta.env.VITE_MOCK': '"false"' }),
    },
    server: { port: 5173, proxy },
    preview: { port: 4173, strictPort: true, proxy, headers: securityHeaders(env) },
    build: {
      // The oldest browser versions that have every feature that the product uses and that the build cannot replace
      // (docs/limits.md, "Browsers").
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
      manifest: true,
      sourcemap: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        output: {
          // Seven characters instead of eight: the start script contains 200 of these names, which hardly compress.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: chunkGroups(root),
          },
        },
      },
    },
  };
});
