/**
 * `npm run docs` and `npm run contract`: generate the reference in `docs/` from the schemas, the mock's handlers and
 * its seeds. The reference consists of pages, and of the calls as OpenAPI (`openapi.json`).
 * `npm run contract -- --serve [port]` shows the calls as a page, without a network.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';
import { serveContract } from './page.mjs';

const root = dirname(dirname(import.meta.dirname));
const alias = { '@': `${root}/src`, '@mocks': `${root}/mocks` };
const { module } = await runnerImport(`${root}/tools/contract/reference/pages.ts`, {
  root,
  resolve: { alias },
  logLevel: 'error',
});
for (const [name, text] of Object.entries({ ...module.pages(), ...(await module.jsonFiles()) })) {
  const isNew = readFileSync(`${root}/docs/${name}`, { encoding: 'utf8', flag: 'a+' }) !== text;
  if (isNew) writeFileSync(`${root}/docs/${name}`, text);
  console.log(`docs/${name}: ${text.split('\n').length} lines${isNew ? ', written' : ''}`);
}
const serve = process.argv.indexOf('--serve');
if (serve > 0) await serveContract(`${root}/docs/openapi.json`, Number(process.argv[serve + 1]) || 4180);
else process.exit();
