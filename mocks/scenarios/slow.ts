import { delay } from 'msw';
import type { Scenario } from './scenario';

/** A slow network, on which every call takes three seconds longer. */
export const slow: Scenario = async (request, backend) => {
  await delay(3000);
  return backend(request);
};
