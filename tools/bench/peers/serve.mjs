/**
 * `node tools/bench/peers/serve.mjs FILE FOLDER [--port 5001]`: builds a peer from its published source and serves it
 * until it is stopped. `FILE` is a file of this folder. Source and build are in `FOLDER`, and are used again if they
 * exist. A peer whose backend runs in the browser gets the same answers from this server instead, without a delay: a
 * service worker would answer without the network that the benchmark measures.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { preview, runnerImport } from 'vite';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '5001' } },
});
const [file, into] = positionals;
if (!file || !into) throw new Error('usage: serve.mjs FILE FOLDER [--port 5001]');
const { source } = await import(pathToFileURL(resolve(file)));
const root = resolve(into, source.folder);

/** The name of the file that marks a source as changed. */
const CHANGED = '.changed-for-bench';

if (!existsSync(join(root, 'package.json'))) fetchSource(resolve(into));
if (!existsSync(join(root, 'dist/index.html'))) build();
const answer = await source.backend((path) => load(join(root, path)));
const server = await preview({
  root,
  configFile: false,
  logLevel: 'info',
  preview: { host: '127.0.0.1', port: Number(values.port), strictPort: true },
  plugins: [{ name: 'backend', configurePreviewServer: ({ middlewares }) => void middlewares.use(backend) }],
});
server.printUrls();

function run(command, cwd) {
  const { status } = spawnSync(command, { cwd, shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

function fetchSource(folder) {
  mkdirSync(folder, { recursive: true });
  run('git init --quiet', folder);
  run(`git fetch --quiet --depth 1 ${source.repository} ${source.commit}`, folder);
  run('git checkout --quiet FETCH_HEAD', folder);
}

function build() {
  if (!existsSync(join(root, CHANGED))) changeSource();
  source.commands.forEach((command) => run(command, root));
}

/** Makes the changes that the peer's file lists, and marks the source as changed. Throws if a text is not found. */
function changeSource() {
  for (const [path, text] of Object.entries(source.files ?? {})) writeFileSync(join(root, path), text);
  for (const [path, find, replacement] of source.changes) {
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes(find)) throw new Error(`${path} does not contain ${find}`);
    writeFileSync(
      join(root, path),
      text.replace(find, () => replacement),
    );
  }
  writeFileSync(join(root, CHANGED), '');
}

/** Loads a TypeScript module of the peer in Node. */
async function load(path) {
  globalThis.window ??= undefined;
  const alias = Object.fromEntries(Object.entries(source.alias ?? {}).map(([name, to]) => [name, join(root, to)]));
  const { module } = await runnerImport(path, { root, configFile: false, logLevel: 'error', resolve: { alias } });
  return module;
}

async function backend(incoming, outgoing, next) {
  const body = await incoming.toArray().then((chunks) => Buffer.concat(chunks).toString());
  const url = `http://${incoming.headers.host}${incoming.originalUrl ?? incoming.url}`;
  const { method } = incoming;
  const given = await answer(new Request(url, { method, ...(body && { body }) }));
  if (!given) return next();
  return outgoing.writeHead(given.status, Object.fromEntries(given.headers)).end(await given.text());
}
