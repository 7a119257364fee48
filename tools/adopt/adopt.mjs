/**
 * `npm run adopt -- --spec their-openapi.json [--har session.har] [--out mapping.json]`: proposes a mapping for an
 * existing backend (docs/adopt.md). The mapping goes to `--out` or the standard output, review notes to the standard
 * error.
 * `npm run adopt -- --serve yudao [--port 8090]` starts one of the small servers used to test the mappings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const root = dirname(dirname(import.meta.dirname));
const text = { type: 'string' };
const { values } = parseArgs({ options: { spec: text, har: text, out: text, serve: text, port: text } });
if (!values.spec && !values.serve) {
  console.error('npm run adopt -- --spec their-openapi.json [--har session.har] [--out mapping.json]');
  process.exit(2);
}
const { module } = await runnerImport(`${root}/tools/adopt/main.ts`, {
  root,
  resolve: { alias: { '@': `${root}/src`, '@mocks': `${root}/mocks` } },
  logLevel: 'error',
});
if (values.serve) {
  const { address } = await module.served(values.serve, Number(values.port ?? 8090));
  console.log(
    `Put docs/mappings/${values.serve}.json into dist/config.js, and run: API_PROXY=${address} API_PREFIX=/ npm start`,
  );
} else propose();

function propose() {
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const har = values.har && read(values.har);
  const { mapping, notes } = module.proposed(read(values.spec), har, read(`${root}/docs/openapi.json`));
  if (values.out) writeFileSync(values.out, mapping);
  else process.stdout.write(mapping);
  for (const note of notes) console.error(`- ${note}`);
}
