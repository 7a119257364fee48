/**
 * `npm run nginx`: prints `deploy/nginx.conf` with the settings from the environment and `.env.production`. With
 * `--template`, prints the template for the image, with variables in place of the settings.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadEnv, runnerImport } from 'vite';

const root = dirname(dirname(import.meta.dirname));
const { module } = await runnerImport(`${root}/tools/serve/nginx.ts`, { root, logLevel: 'error' });
const conf = readFileSync(`${root}/deploy/nginx.conf`, 'utf8');
process.stdout.write(
  process.argv.includes('--template')
    ? module.nginxTemplate(conf)
    : module.nginxConf(conf, loadEnv('production', root, '')),
);
