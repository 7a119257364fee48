import { unauthorized } from '../respond';
import type { Scenario } from './scenario';

/** The duration of a session in milliseconds, counted from its first call in this scenario. */
const LIFETIME = 60_000;
const firsts = new Map<string, number>();

/** Ends each session after a minute, as an administrator could. Its next call gets a 401. */
export const expiring: Scenario = async (request, backend) => {
  const token = request.headers.get('token');
  if (!token) return backend(request);
  const first = firsts.get(token) ?? performance.now();
  firsts.set(token, first);
  return performance.now() - first < LIFETIME ? backend(request) : unauthorized();
};
