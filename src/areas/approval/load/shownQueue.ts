import { getAreas } from '@/shared/area/areas';
import type { Forecast } from './forecast';
import type { QueueLoad } from './load.api';

/**
 * A queue with its name and two forecasts. `now` assumes the present number of reviewers. `oneMore` assumes an
 * additional reviewer.
 */
export interface ShownQueue extends QueueLoad {
  name: string;
  kind: ReturnType<typeof kindOf>;
  now: Forecast;
  oneMore: Forecast;
}

/**
 * Returns the kind of pending work for records at the base path `path`, and its area. Returns undefined if no area
 * declares the kind.
 */
export const kindOf = (path: string) =>
  getAreas()
    .flatMap(({ name: area, waiting = [] }) => waiting.map((one) => ({ ...one, area })))
    .find(({ url }) => url === `${path}/list`);
