import { apiPrefix, type Env } from './apiProxy.ts';
import { contentSecurityPolicy } from './policy.ts';

/** Returns `deploy/nginx.conf` with a deployment's settings instead of the defaults. Throws if a line is missing. */
export function nginxConf(conf: string, env: Env): string {
  return filledIn(conf, {
    backend: env.BACKEND || 'backend:8080',
    api_prefix: apiPrefix(env),
    csp_app: contentSecurityPolicy(env),
  });
}

/** The template for an image that reads its settings from environment variables at start, such as `${BACKEND}`. */
export function nginxTemplate(conf: string): string {
  const policy = contentSecurityPolicy({}).replaceAll(/((?:img|connect)-src [^;]*)/g, '$1 ${OBJECT_HOSTS}');
  return filledIn(conf, { backend: '${BACKEND}', api_prefix: '${API_PREFIX}', csp_app: policy });
}

function filledIn(conf: string, { backend, ...values }: Record<'backend' | 'api_prefix' | 'csp_app', string>): string {
  const upstream = /server backend:8080;/;
  if (!upstream.test(conf)) throw new Error('deploy/nginx.conf does not name its backend');
  return Object.entries(values).reduce(
    (text, [name, value]) => {
      const line = new RegExp(`set \\$${name} "[^"]*";`);
      if (!line.test(text)) throw new Error(`deploy/nginx.conf does not set $${name}`);
      return text.replace(line, () => `set $${name} "${value}";`);
    },
    conf.replace(upstream, () => `server ${backend};`),
  );
}
