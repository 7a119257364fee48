/**
 * `npm run new -- base/language name code sort status --zh-CN title=语言管理,name=语言名称 --pt-BR title=Idiomas`: generates a
 * list with a form, from the schema to the menu row. Fields are `name`, `name:kind` or `name:kind!`; the kinds are in
 * `tools/new/fields.mjs`. `--path /biz/language` replaces the area's base path; `--new-area` also creates the area;
 * `--print` prints the files as JSON and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { KINDS } from './fields.mjs';
import { screenFiles } from './screen.mjs';
import { LANGUAGES, parseWords } from './words.mjs';

const root = dirname(dirname(import.meta.dirname));
const text = { type: 'string' };

const USAGE = `npm run new -- area/resource field[:kind][!] … [options]

Kinds: ${KINDS.join(', ')}, or the name of a dictionary; ! means required.
Options: ${LANGUAGES.map((language) => `--${language} title=…,field=…`).join(' ')}
         --path /biz/thing   --new-area   --print (writes nothing)
More: src/README.md, "A screen more", and tools/new/README.md`;

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(LANGUAGES.map((language) => [language, text])),
      path: text,
      print: { type: 'boolean' },
      'new-area': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const [target, ...fields] = positionals;
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, parseWords(values[language])]));
  const { files, missing } = screenFiles(
    { target, fields, words, path: values.path, newArea: values['new-area'] },
    read,
  );
  if (values.print) {
    console.log(JSON.stringify({ files, missing }));
    return;
  }

  for (const [place, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, place)), { recursive: true });
    writeFileSync(join(root, place), content);
  }
  const sources = Object.keys(files).filter((place) => !place.startsWith('docs/'));
  run(join(root, 'node_modules/.bin/oxfmt'), ...sources);
  run(process.execPath, 'mocks/seeds/generate.mjs');
  run(process.execPath, 'tools/contract/docs.mjs');
  const changes = join(root, 'docs/contract-changes.md');
  const hash = createHash('sha256').update(read('docs/openapi.json')).digest('hex');
  writeFileSync(changes, read('docs/contract-changes.md').replace('sha256 ``', `sha256 \`${hash}\``));
  console.log(Object.keys(files).join('\n'));
  if (missing.length > 0) console.log(`\nStill in English, to be translated: ${missing.join(', ')}`);
  console.log(
    `\nSee it: npm run reset && npm start. Check it: npm test -- typecheck lint knip modules, npx vitest run src/areas/${target}.`,
  );
}

function run(file, ...args) {
  execFileSync(file, args, { cwd: root, stdio: 'pipe' });
}

function read(place) {
  const file = join(root, place);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
