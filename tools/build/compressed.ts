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
/** Pictures beside the page; those that are text are compressed, too. */
const PICTURES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
/** Smaller files are not worth a second one. */
const WORTH_IT = 1024;
/** What a deployment changes after the build: a compressed copy would go on saying what the build said. */
const OPEN = new Set(['config.js']);

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Compresses what a build has written, as well as can be, so that no server has to: `x.js.br` and `x.js.gz` beside
 * `x.js`. The preview serves them; `deploy/nginx.conf` does too.
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
  // Node compresses in four threads.
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
 * How long a browser keeps a file: a hashed one for ever, a picture for an hour, because Chromium asks for the icon of the
 * page again with every navigation. Undefined for what must be asked for each time.
 */
function keptFor(path: string, base: string): string | undefined {
  if (path.startsWith(`${base}assets/`)) return 'public, max-age=31536000, immutable';
  return extname(path) in PICTURES ? 'public, max-age=3600' : undefined;
}

/** Answers a request for a file that is kept, with its compressed copy if it has one; false for every other. */
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
