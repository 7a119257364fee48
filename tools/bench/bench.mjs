/**
 * `npm run bench [-- runs [nginx] [--peer file=address]… [--json file] [--write]]`: measures the speed of the built
 * product, compared with a reference and with peers that are already running (docs/benchmarks.md). It asserts nothing,
 * because times depend on the machine. All traffic uses HTTP/2 and TLS; throttled means slow 4G on every connection
 * (`network.mjs`) and a CPU four times slower. `nginx` serves our build with the configuration of deploy/, `--write`
 * writes the tables into docs/benchmarks.md.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { ensureChromium } from '../test/chromium.mjs';
import { measures } from './measures.mjs';
import { makeCertificate, SLOW_4G, startFront } from './network.mjs';
import { freePort, spread, until } from './parts.mjs';
import { preview, root, vite } from './preview.mjs';
import { ours, oursOnTop } from './products/ours.mjs';
import { reference } from './products/reference.mjs';
import { markdown, rowsOf, writeInto } from './table.mjs';
import { open, visit } from './visit.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(positionals[0] ?? 3);

const config = ['--config', join(root, 'tools/bench/reference/vite.config.ts')];
spawnSync(vite, ['build', '--logLevel=error', ...config], { cwd: root, stdio: 'inherit' });
const plain = await preview();
const served = positionals.includes('nginx') ? await nginx() : plain;
const [referencePort, peers] = [await preview(config), await Promise.all(options.peer.map(readPeer))];
const products = [[ours, served], [oursOnTop, served], [reference, referencePort], ...peers];
const certificate = makeCertificate();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // Makes Chromium accept the certificate. After an ignored certificate error, it would not cache anything.
    `--ignore-certificate-errors-spki-list=${certificate.pin}`,
    // Blocks fonts and pictures from other hosts, for all products.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});

const tables = {};
for (const [mode, throttled] of [
  ['unthrottled (ms)', false],
  ['slow 4G, CPU ÷ 4 (ms)', true],
]) {
  tables[mode] = rowsOf(
    await samplesOf(throttled),
    peers.map(([{ name }]) => name),
  );
  console.log(`${markdown(mode, tables[mode])}\n`);
}
const alone = {};
for (const [name, measure] of measures({ open: () => open(browser, { ...ours, form: undefined }, {}), base: plain })) {
  const figures = [];
  for (let run = 0; run < Math.min(runs, 3); run += 1) figures.push(await measure());
  if (typeof figures[0] === 'number') alone[name] = spread(figures);
  else
    for (const part of Object.keys(figures[0]))
      alone[`${name}: ${part}`] = spread(figures.map((figure) => figure[part]));
}
await browser.close();
const text = [
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}, runs: ${runs}. Median (least–greatest).`,
  ...Object.entries(tables).map(([mode, rows]) => markdown(mode, rows)),
  ['| Talent Desk alone | |', '| --- | --- |', ...Object.entries(alone).map(aloneRow)].join('\n'),
].join('\n\n');
console.log(text);
if (options.json) writeFileSync(options.json, JSON.stringify({ tables, alone }, null, 2));
if (options.write) writeInto(join(root, 'docs/benchmarks.md'), text);
process.exit(0);

function aloneRow([name, { median, min, max }]) {
  return `| ${name} | ${median} (${min}–${max}) |`;
}

/**
 * The figures of every visit, by product. Each round measures every product once and starts with a different one, so
 * that a busy machine affects all products equally.
 */
async function samplesOf(throttled) {
  const speed = throttled ? { speed: SLOW_4G } : {};
  const fronts = await Promise.all(products.map(([, target]) => startFront(target, { ...certificate, ...speed })));
  const samples = Object.fromEntries(products.map(([{ name }]) => [name, []]));
  // The first round is not measured: servers read every file for the first time, and the proxy compresses it.
  for (let round = throttled ? 0 : -1; round < runs; round += 1)
    for (const offset of products.keys()) {
      const index = (Math.max(round, 0) + offset) % products.length;
      const [product] = products[index];
      console.warn(`${throttled ? 'throttled' : 'unthrottled'}, round ${round + 1}: ${product.name}`);
      const figures = await visit(browser, product, fronts[index].address, { throttled });
      if (round >= 0) samples[product.name].push(figures);
    }
  for (const front of fronts) front.close();
  return samples;
}

/** Starts nginx with the files of deploy/ in front of the mock backend. Resolves to its address. */
async function nginx() {
  const { module } = await runnerImport(join(root, 'tools/serve/localNginx.ts'), { root, logLevel: 'error' });
  const port = await freePort();
  const html = join(root, 'dist');
  const stop = module.startNginx({ html, kept: html, backend: new URL(plain).host, prefix: '/api', port });
  process.on('exit', stop);
  await until(() => fetch(`http://127.0.0.1:${port}/healthz`));
  return `http://127.0.0.1:${port}`;
}

/** Parses `file=address`: a file of peers/ that describes a product, and the address of that product. */
async function readPeer(given) {
  const at = given.indexOf('=');
  const { default: product } = await import(pathToFileURL(resolve(given.slice(0, at))));
  return [product, given.slice(at + 1)];
}
