import { getAreas } from '@/shared/area/areas';
import type { Forecast } from './forecast';
import type { QueueLoad } from './load.api';

/** A queue with its name and two forecasts: for the present number of reviewers, and for one additional reviewer. */
export interface ShownQueue extends QueueLoad {
  name: string;
  kind: ReturnType<typeof kindOf>;
  now: Forecast;
  oneMore: Forecast;
}

/** The kind of pending work whose records have this base path; undefined if no area declares one. */
export const kindOf = (path: string) =>
  getAreas()
    .flatMap(({ waiting = [] }) => waiting)
    .find(({ url }) => url === `${path}/list`);
