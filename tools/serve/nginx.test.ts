import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nginxConf, nginxTemplate } from './nginx';

const conf = readFileSync('deploy/nginx.conf', 'utf8');

it('deploy/nginx.conf has the default settings; if it does not, run: npm run nginx > deploy/nginx.conf', () => {
  expect(nginxConf(conf, {})).toBe(conf);
});

it('the generated nginx file contains the settings of a deployment', () => {
  expect(nginxConf(conf, { API_PREFIX: '/' })).toContain('set $api_prefix "";');
  expect(nginxConf(conf, { VITE_OBJECT_HOSTS: 'files.example.com' })).toContain(
    "connect-src 'self' https://files.example.com;",
  );
  expect(nginxConf(conf, { API_PREFIX: '/gateway' })).toContain('set $api_prefix "/gateway";');
});

it('nginx ignores slashes at the end of the backend’s path prefix', () => {
  const kept = new RegExp(/"~(\S+)" \$api_start;/.exec(conf)?.[1] ?? 'no map');
  const without = (prefix: string) => kept.exec(prefix)?.groups?.api_start ?? '';
  expect(['', '/', '/api', '/api/', '/a/b//'].map(without)).toEqual(['', '', '/api', '/api', '/a/b']);
  expect(new Set(conf.match(/proxy_pass .*api_rest;/g))).toEqual(
    new Set(['proxy_pass http://backend$api_path$api_rest;']),
  );
});

it('[row 126] [row 131] index.html is never cached, and a request for a missing build file returns 404', () => {
  expect(/location = \/index\.html \{[^}]*\}/.exec(conf)?.[0]).toContain('Cache-Control "no-store" always');
  expect(/location \^~ \/assets\/ \{[\s\S]*?\n {2}\}/.exec(conf)?.[0]).toContain('try_files $uri @kept');
  expect(/location @kept \{[^}]*\}/.exec(conf)?.[0]).toContain('try_files $uri =404');
});

it('the event stream is neither buffered nor compressed, and may be silent for longer than other calls', () => {
  const location = /location ~ \^\/api\/system\/events\$ \{[^}]*\}/.exec(conf)?.[0] ?? '';
  for (const line of ['proxy_buffering off;', 'gzip off;', 'proxy_read_timeout 1h;']) expect(location).toContain(line);
});

it('the nginx file cannot be generated from a template that lacks the line for a setting', () => {
  expect(() => nginxConf('server {}', {})).toThrow('does not name its backend');
  expect(() => nginxConf('server backend:8080;', {})).toThrow('does not set $api_prefix');
});

it('the nginx template has environment variables for the backend, the API prefix and the object hosts', () => {
  const template = nginxTemplate(conf);
  expect(template).toContain('server ${BACKEND};');
  expect(template).toContain('set $api_prefix "${API_PREFIX}";');
  expect(template.match(/\$\{OBJECT_HOSTS\}/g)).toHaveLength(2);
  const names = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(['BACKEND', 'API_PREFIX', 'OBJECT_HOSTS']));
});
