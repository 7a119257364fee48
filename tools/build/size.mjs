/**
 * `npm run size`: checks the brotli bytes of the loaded JS and CSS against the budgets in size.json, and the build for
 * unwanted files. Reads Vite's manifest, which the build moves out of `dist`. A group of size.json has
 * - `entries`: source modules as the manifest names them, each with everything it imports statically,
 * - or `match`: every lazily imported module below that folder (except those that match the file's `except`),
 * - `after`: groups already loaded before, whose chunks are not counted again,
 * - `kB`: the budget, 1 kB being 1000 bytes.
 * Each folder of `src/areas` is a group of its own, after those that `areas` names, with the `maxKB` of its `area.ts`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist'));
const { groups: named, areas, except, forbidden } = readJson(process.argv[3] ?? join(import.meta.dirname, 'size.json'));
const groups = { ...named, ...areaGroups(areas) };
const manifestPath = join(import.meta.dirname, `../../node_modules/.cache/manifests/${basename(dist)}.json`);
if (!existsSync(manifestPath)) fail(`${manifestPath} is missing: run \`npm run build\` first`);
const manifest = readJson(manifestPath);
const sizes = new Map();
const loaded = new Map();

const problems = [...measure(), ...unwanted(), ...circles()];
if (problems.length > 0) fail(problems.join('\n'));

function measure() {
  const rows = [];
  const found = [];
  for (const [name, group] of Object.entries(groups)) {
    const before = new Set((group.after ?? []).flatMap((earlier) => [...loaded.get(earlier)]));
    const files = [...filesOf(group)];
    loaded.set(name, new Set([...before, ...files]));
    const own = files.filter((file) => !before.has(file)).sort((a, b) => brotli(b) - brotli(a));
    const bytes = own.reduce((sum, file) => sum + brotli(file), 0);
    rows.push([name, files.length === 0 ? '–' : kB(bytes), String(group.kB)]);
    if (bytes > group.kB * 1000) {
      const largest = own.slice(0, 5).map((file) => `    ${kB(brotli(file)).padStart(7)}  ${file}`);
      found.push(`${name} is ${kB(bytes)} kB, over its ${group.kB} kB. Its largest files:`, ...largest);
    }
  }
  table(['', 'kB brotli', 'budget'], rows);
  return found;
}

/** Returns all JS and CSS files that the modules of a group load without a further `import()`. */
function filesOf({ entries, match }) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file);
    chunk.imports?.forEach(visit);
  };
  for (const key of entries ?? lazyModules().filter((module) => module.startsWith(match))) {
    if (!manifest[key]) fail(`size.json names ${key}, but the build has no chunk of that name`);
    visit(key);
    if (key.endsWith('.html')) for (const file of referencedBy(key)) files.add(file);
  }
  return files;
}

/** Returns scripts and style sheets linked in the HTML, including those from public/, which have no manifest entry. */
function referencedBy(page) {
  const html = readFileSync(join(dist, page), 'utf8');
  const addresses = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/?([^"]+\.(?:js|css))"/g)];
  return addresses.map(([, file]) => file);
}

function lazyModules() {
  const ignored = new RegExp(except ?? '$^');
  return Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && !ignored.test(key));
}

/** Finds files that import each other in a circle. In a circle, one file runs before its imports. */
function circles() {
  const found = [];
  const done = new Set();
  const visit = (key, path) => {
    if (path.includes(key)) found.push(`in a circle: ${[...path.slice(path.indexOf(key)), key].join(' → ')}`);
    if (done.has(key)) return;
    done.add(key);
    manifest[key].imports?.forEach((next) => visit(next, [...path, key]));
  };
  Object.keys(manifest).forEach((key) => visit(key, []));
  return found;
}

/** Returns a group for each area, with the budget in the area's manifest. */
function areaGroups({ after }) {
  const folder = join(import.meta.dirname, '../../src/areas');
  return Object.fromEntries(
    readdirSync(folder).map((area) => {
      const [, budget] = /\bmaxKB: (\d+)/.exec(readFileSync(join(folder, area, 'area.ts'), 'utf8')) ?? [];
      if (!budget) fail(`src/areas/${area}/area.ts has no maxKB`);
      return [`area ${area}`, { match: `src/areas/${area}/`, after, kB: Number(budget) }];
    }),
  );
}

/** Returns the development files that must not be in the build. */
function unwanted() {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = relative(dist, path);
    if (entry.name === 'mockServiceWorker.js' || name.endsWith('.map')) return [`dist/${name} must not be delivered`];
    if (!/\.(js|mjs|css|html|json)$/.test(name)) return [];
    const text = readFileSync(path, 'utf8');
    return forbidden.filter((word) => text.includes(word)).map((word) => `dist/${name} contains "${word}"`);
  });
}

function brotli(file) {
  if (!sizes.has(file)) sizes.set(file, brotliOf(join(dist, file)));
  return sizes.get(file);
}

/** Returns the size with brotli. The build has already compressed all but the smallest files. */
function brotliOf(path) {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}

function table(head, rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, size, budget] of [head, ...rows]) {
    console.log(`${name.padEnd(width)}  ${size.padStart(9)}  ${budget.padStart(7)}`);
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
