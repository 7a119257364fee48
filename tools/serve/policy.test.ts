import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, mapPolicy, securityHeaders } from './policy';

it('the content security policy allows pictures and files only from our server unless a setting names hosts', () => {
  const policy = contentSecurityPolicy({});
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('https:');
});

it('[row 151] text becomes markup or code only through the policies of shared/trusted-types/trustedTypes', () => {
  const rules = contentSecurityPolicy({}).split('; ');
  expect(rules).toContain("require-trusted-types-for 'script'");
  expect(rules).toContain('trusted-types default inert');
  expect(contentSecurityPolicy({})).not.toMatch(/unsafe-eval|allow-duplicates/);
});

it('the hosts of the object store are allowed for pictures and files, and for nothing else', () => {
  const policy = contentSecurityPolicy({ VITE_OBJECT_HOSTS: 'files.example.com, http://10.0.0.5:9000' });
  const open = policy.split('; ').filter((rule) => rule.includes('files.example.com'));
  expect(open).toEqual([
    "img-src 'self' data: blob: https://files.example.com http://10.0.0.5:9000",
    "connect-src 'self' https://files.example.com http://10.0.0.5:9000",
  ]);
});

it('an object-store host that would weaken the content security policy fails the build', () => {
  expect(() => contentSecurityPolicy({ VITE_OBJECT_HOSTS: "a.example; script-src 'unsafe-inline'" })).toThrow(
    'no host',
  );
});

it('violations of the content security policy are reported only if a report address is configured', () => {
  expect(contentSecurityPolicy({})).not.toContain('report-uri');
  expect(contentSecurityPolicy({ CSP_REPORT_URI: '/csp-reports' })).toMatch(/; report-uri \/csp-reports$/);
  for (const bad of ["x; script-src 'unsafe-inline'", '//evil.example/x', 'data:text/html,x', '/a b'])
    expect(() => contentSecurityPolicy({ CSP_REPORT_URI: bad })).toThrow('no address');
});

it('[row 124] two headers forbid other sites from framing the product', () => {
  expect(contentSecurityPolicy({}).split('; ')).toContain("frame-ancestors 'none'");
  expect(securityHeaders({})['X-Frame-Options']).toBe('DENY');
});

it('nginx sends the same security headers as the preview server', () => {
  const conf = readFileSync('deploy/nginx.conf', 'utf8');
  const common = readFileSync('deploy/security-headers.conf', 'utf8').replaceAll('"', '');
  expect(conf).toContain(mapPolicy);
  for (const [name, value] of Object.entries(securityHeaders({})))
    if (name !== 'Content-Security-Policy') expect(common).toContain(`${name} ${value} always`);
});
