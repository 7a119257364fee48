import { z } from 'zod';
import { inAppPath } from '@/shared/lib/safeUrl';
import { readOwn, writeOwn } from '@/shared/storage/own';

const placeSchema = z.object({
  /** The address of the place. */
  to: z.string().refine((to) => inAppPath(to) !== undefined),
  /**
   * The name of a record when the user last opened the record. A screen has no stored name, because its menu row has
   * the name.
   */
  name: z.string().optional(),
});
const keptSchema = z.object({ starred: z.array(placeSchema), recent: z.array(placeSchema) });

/** A screen or a record. */
export type Place = z.infer<typeof placeSchema>;

/** The places that a user has starred and the records opened from the search, newest first. */
export type Kept = z.infer<typeof keptSchema>;

const MOST = { starred: 30, recent: 8 };

/** The user's starred and recent places in this browser. Returns no places if the stored value is invalid. */
export function readKept(): Kept {
  const read = keptSchema.safeParse(readOwn('SEARCH'));
  return read.success ? read.data : { starred: [], recent: [] };
}

/** Stars a place, or removes its star; returns the changed list of kept places. */
export function changeStar(place: Place): Kept {
  const { starred, recent } = readKept();
  const others = starred.filter(({ to }) => to !== place.to);
  return write({ starred: others.length < starred.length ? others : [place, ...others], recent });
}

/** Adds an opened record to the kept places, as the newest one. */
export function keepRecent(place: Place): void {
  const { starred, recent } = readKept();
  write({ starred, recent: [place, ...recent.filter(({ to }) => to !== place.to)] });
}

function write({ starred, recent }: Kept): Kept {
  const kept = { starred: starred.slice(0, MOST.starred), recent: recent.slice(0, MOST.recent) };
  writeOwn('SEARCH', kept);
  return kept;
}
