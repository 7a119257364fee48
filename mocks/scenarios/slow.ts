import { delay } from 'msw';
import type { Scenario } from './scenario';

/** A bad line: every call takes three seconds more. */
export const slow: Scenario = async (request, backend) => {
  await delay(3000);
  return backend(request);
};
