import type { ProxyOptions } from 'vite';

/** The settings of a build or a server. Environment variables override `.env` files. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The path prefix of all calls in the browser. */
const baseOf = ({ VITE_API_BASE: base }: Env) => (base?.startsWith('/') ? base.replace(/\/+$/, '') : '/api');

/**
 * Returns the backend's path prefix of all calls, from `API_PREFIX`: by default `/api`; '' for `/` or an empty value,
 * which removes the browser's prefix. Throws if it is not a path.
 */
export function apiPrefix({ API_PREFIX: prefix = '/api' }: Env): string {
  const path = prefix.replace(/\/+$/, '');
  if (path !== '' && !/^(?:\/[\w.~-]+)+$/.test(path)) throw new Error(`API_PREFIX is no path: ${prefix}`);
  return path;
}

/**
 * Returns the proxy of the development and preview servers. `API_PROXY` is the backend, `API_PROXY_SYSTEM` another host
 * for `/api/system`, and so on for the first part of any path. Undefined without a backend, when the mocks answer.
 * Throws if only some paths have a host.
 */
export function apiProxy(env: Env): Record<string, ProxyOptions> | undefined {
  const [base, prefix] = [baseOf(env), apiPrefix(env)];
  const to = (target: string): ProxyOptions => ({
    target,
    changeOrigin: true,
    rewrite: (path) => prefix + path.slice(base.length),
  });
  const services = Object.entries(env).flatMap(([name, target]) => {
    const service = /^API_PROXY_([A-Z\d]+)$/.exec(name)?.[1]?.toLowerCase();
    return service && target ? [[`^${base}/${service}(?=[/?]|$)`, to(target)] as const] : [];
  });
  if (!env.API_PROXY) {
    if (services.length > 0) throw new Error('API_PROXY is missing: the backend of all other paths');
    return undefined;
  }
  // The first matching pattern is used, so the general one comes last.
  return Object.fromEntries([...services, [`^${base}(?=[/?]|$)`, to(env.API_PROXY)]]);
}
