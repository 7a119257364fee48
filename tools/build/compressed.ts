import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.html': 'text/html;charset=utf-8',
};
/** Pictures beside the page, which a browser caches for an hour. SVG is compressed like all text formats. */
const PICTURES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
/** Min size in bytes of a file for which a compressed copy is written. */
const WORTH_IT = 1024;
/** Files that a deployment changes after the build. A compressed copy would keep the old content. */
const OPEN = new Set(['config.js']);

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Compresses all files of a build as much as possible, so that no server has to: `x.js.br` and `x.js.gz` next to
 * `x.js`. The preview and `deploy/nginx.conf` serve these copies.
 */
export function compressed(): Plugin {
  let outDir = '';
  return {
    name: 'compressed',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    writeBundle: { sequential: true, order: 'post', handler: async ({ dir }) => compressFolder(dir ?? outDir) },
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use((request, response, next) => {
        if (!serve(outDir, config.base, request, response)) next();
      });
    },
  };
}

async function compressFolder(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  const files = names.filter((name) => extname(name) in TYPES && !OPEN.has(name) && !name.startsWith('.vite'));
  // Four files at once, because Node compresses in four threads.
  const next = async (): Promise<void> => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) await compress(join(dir, name));
  };
  await Promise.all([next(), next(), next(), next()]);
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < WORTH_IT) return;
  const [small, smaller] = await Promise.all([
    zip(text, { level: 9 }),
    brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
}

/**
 * Returns the cache-control header of a file: forever if its name has a hash; an hour for pictures, because Chromium
 * requests the page's icon again on every navigation. Undefined for files that must not be cached.
 */
function keptFor(path: string, base: string): string | undefined {
  if (path.startsWith(`${base}assets/`)) return 'public, max-age=31536000, immutable';
  return extname(path) in PICTURES ? 'public, max-age=3600' : undefined;
}

/** Answers a request for a cacheable file, compressed if there is a copy. Returns false for any other request. */
function serve(
  dir: string,
  base: string,
  { url = '', method, headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = normalize(decodeURI(url.split('?')[0] ?? ''));
  const type = TYPES[extname(path)] ?? PICTURES[extname(path)];
  const kept = keptFor(path, base);
  if (method !== 'GET' || !type || !kept || !path.startsWith(base)) return false;
  const accepted = String(headers['accept-encoding'] ?? '');
  const [suffix, encoding] = /\bbr\b/.test(accepted) ? ['.br', 'br'] : /\bgzip\b/.test(accepted) ? ['.gz', 'gzip'] : [];
  const plain = join(dir, path.slice(base.length));
  const copy = suffix && existsSync(plain + suffix) ? plain + suffix : undefined;
  const file = copy ?? plain;
  if (!existsSync(file)) return false;
  void stat(file).then(({ size }) => {
    response.writeHead(200, {
      'content-type': type,
      ...(copy && { 'content-encoding': encoding }),
      'content-length': size,
      'cache-control': kept,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    createReadStream(file).pipe(response);
  });
  return true;
}
