import { apiPrefix, type Env } from './apiProxy.ts';
import { contentSecurityPolicy } from './policy.ts';

/** `deploy/nginx.conf` with the settings of a deployment in place of the usual ones. Throws when a line is not there. */
export function nginxConf(conf: string, env: Env): string {
  const values = { api_prefix: apiPrefix(env), csp_app: contentSecurityPolicy(env) };
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`set \\$${name} "[^"]*";`);
    if (!line.test(text)) throw new Error(`deploy/nginx.conf does not set $${name}`);
    return text.replace(line, () => `set $${name} "${value}";`);
  }, conf);
}
