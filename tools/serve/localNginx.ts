import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConf } from './nginx.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** True if nginx can serve the build's brotli files. Without the module, it serves gzip. */
export const hasBrotli = existsSync(BROTLI);

/** True if nginx is installed (`apt-get install nginx libnginx-mod-http-brotli-static`). */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

interface Site {
  /** The folder of the build. */
  html: string;
  /** The folder with the files of earlier releases. */
  kept: string;
  /** `host:port` of the backend, and its path prefix of all calls. */
  backend: string;
  prefix: string;
  port: number;
}

/**
 * Starts nginx on this machine with the files of deploy/, without root and with its own folder for all written files.
 * Returns a function that stops it. The caller must wait for `/healthz`.
 */
export function startNginx({ html, kept, backend, prefix, port }: Site): () => void {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(dir, 0o755); // started by root, nginx reads as another user
  mkdirSync(join(dir, 'talent-desk'));
  for (const name of ['security-headers.conf', ...(hasBrotli ? ['brotli.conf'] : [])])
    copyFileSync(`deploy/${name}`, join(dir, 'talent-desk', name));
  const conf = nginxConf(readFileSync('deploy/nginx.conf', 'utf8'), { BACKEND: backend })
    // As in the image, which inserts the setting as it is.
    .replace('set $api_prefix "/api"', `set $api_prefix "${prefix}"`)
    .replaceAll('/etc/nginx/talent-desk', join(dir, 'talent-desk'))
    .replace('root /usr/share/nginx/html', `root ${html}`)
    .replace('root /srv/kept', `root ${kept}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  writeFileSync(join(dir, 'site.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/tmp-${name};`,
  );
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI};` : ''}
daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
events { worker_connections 64; }
http { types { text/html html; text/javascript js; text/css css; image/svg+xml svg; application/json json; }
default_type application/octet-stream; access_log off; ${temporary.join(' ')} include ${dir}/site.conf; }`,
  );
  const nginx = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' });
  return () => {
    nginx.kill();
    rmSync(dir, { recursive: true, force: true });
  };
}
