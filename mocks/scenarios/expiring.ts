import { unauthorized } from '../respond';
import type { Scenario } from './scenario';

/** How long a session lasts, in milliseconds, from its first call in this world. */
const LIFETIME = 60_000;
const firsts = new Map<string, number>();

/** A session that ends after a minute, as one that an administrator ends: the next call is a 401. */
export const expiring: Scenario = async (request, backend) => {
  const token = request.headers.get('token');
  if (!token) return backend(request);
  const first = firsts.get(token) ?? performance.now();
  firsts.set(token, first);
  return performance.now() - first < LIFETIME ? backend(request) : unauthorized();
};
