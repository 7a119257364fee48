/** `npm run docs`: writes the reference pages of `docs/` from the schemas, the mock's handlers and its dictionaries. */
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

const root = dirname(import.meta.dirname);
const alias = { '@': `${root}/src`, '@mocks': `${root}/mocks` };
const { module } = await runnerImport(`${root}/mocks/reference/pages.ts`, {
  root,
  resolve: { alias },
  logLevel: 'error',
});
for (const [name, text] of Object.entries(module.pages())) {
  writeFileSync(`${root}/docs/${name}`, text);
  console.log(`docs/${name}: ${text.split('\n').length} lines`);
}
