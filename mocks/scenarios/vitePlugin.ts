import { readFile } from 'node:fs/promises';
import type { Connect, Plugin } from 'vite';

/** The cookie of a page opened with `?scenario=release`. Its value is the time at which the page was opened. */
const RELEASE = 'world-release';
/** Milliseconds after which the server no longer has the files of the release with which the page was opened. */
const GONE_AFTER = 10_000;

/**
 * Scenarios for testers, in front of the mock backend. Appends `tab.js` to `/config.js`. The preview also has the
 * scenario `release`: ten seconds after a page was opened, the page's files are gone, and a newer version is announced.
 */
export const worlds = ({ root, mounted }: { root: string; mounted: boolean }): Plugin => {
  const config =
    (folder: string): Connect.NextHandleFunction =>
    (_request, response, next) => {
      Promise.all([`${root}/${folder}/config.js`, `${root}/mocks/scenarios/tab.js`].map((path) => readFile(path))).then(
        (scripts) => {
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-cache');
          response.end(scripts.join('\n'));
        },
        next,
      );
    };
  return {
    name: 'worlds',
    configureServer({ middlewares }) {
      if (mounted) middlewares.use('/config.js', config('public'));
    },
    configurePreviewServer({ middlewares }) {
      if (!mounted) return;
      middlewares.use('/config.js', config('dist'));
      middlewares.use(release);
    },
  };
};

const release: Connect.NextHandleFunction = ({ url = '', headers }, response, next) => {
  const isDocument = headers['sec-fetch-dest'] === 'document';
  const since = Number(new RegExp(`${RELEASE}=(\\d+)`).exec(headers.cookie ?? '')?.[1] ?? 0);
  if (isDocument && /[?&]scenario=release\b/.test(url))
    response.setHeader('set-cookie', `${RELEASE}=${Date.now()}; Path=/; SameSite=Strict`);
  else if (isDocument && since) response.setHeader('set-cookie', `${RELEASE}=; Path=/; Max-Age=0`);
  if (!since || isDocument || Date.now() - since < GONE_AFTER) return next();
  if (url.startsWith('/version.json')) {
    response.setHeader('content-type', 'application/json');
    return void response.end('{"build":"the next one"}');
  }
  if (!/^\/assets\/.*\.(?:js|css)$/.test(url)) return next();
  response.statusCode = 404;
  return void response.end();
};
