/** `npm run nginx`: prints `deploy/nginx.conf` with the settings of the shell and of `.env.production`. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadEnv, runnerImport } from 'vite';

const root = dirname(import.meta.dirname);
const { module } = await runnerImport(`${root}/serve/nginx.ts`, { root, logLevel: 'error' });
process.stdout.write(
  module.nginxConf(readFileSync(`${root}/deploy/nginx.conf`, 'utf8'), loadEnv('production', root, '')),
);
