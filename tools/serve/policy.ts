import { objectHosts } from '../../src/shared/lib/objectHosts.ts';
import type { Env } from './apiProxy.ts';

/**
 * Returns the product's content security policy (docs/quality#3.2, tier 1). `VITE_OBJECT_HOSTS` lists the object
 * store's hosts, whose pictures and PDFs may be loaded. `CSP_REPORT_URI`, an http(s) address or a path, receives
 * violations. `deploy/nginx.conf` contains the same policy, by `npm run nginx`. Throws if a setting could weaken it.
 */
export function contentSecurityPolicy({ VITE_OBJECT_HOSTS, CSP_REPORT_URI }: Env): string {
  const objects = objectHosts(VITE_OBJECT_HOSTS).map((host) => ` ${host}`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${objects.join('')}`,
    "font-src 'self' data:",
    `connect-src 'self'${objects.join('')}`,
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    // Only PDFs are framed as blobs, never pages: see shared/files/pdf.ts.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The policies of shared/trusted-types/trustedTypes.ts. Browsers without Trusted Types ignore both directives.
    "require-trusted-types-for 'script'",
    'trusted-types default inert',
    ...reportTo(CSP_REPORT_URI),
  ].join('; ');
}

function reportTo(address = ''): string[] {
  if (address === '') return [];
  if (!/^(?:https?:\/\/|\/(?!\/))[^\s;,'"]+$/.test(address))
    throw new Error(`CSP_REPORT_URI is no address: ${address}`);
  return [`report-uri ${address}`];
}

/** The headers of every page of the preview. They equal those in `deploy/nginx.conf`. */
export const securityHeaders = (env: Env) => ({
  'Content-Security-Policy': contentSecurityPolicy(env),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
});

/** The policy of the map page. No other page is framed or runs third-party scripts. */
export const mapPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval' https://webapi.amap.com https://*.amap.com",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.amap.com https://*.autonavi.com",
  "connect-src 'self' https://*.amap.com",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
