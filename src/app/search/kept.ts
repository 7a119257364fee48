import { z } from 'zod';
import type { Id } from '@/shared/lib/id';
import { inAppPath } from '@/shared/lib/safeUrl';
import { readStored, writeStored } from '@/shared/storage/storage';

const placeSchema = z.object({
  /** Its address. */
  to: z.string().refine((to) => inAppPath(to) !== undefined),
  /** The name of a record when it was opened last; a screen has the name of its menu row. */
  name: z.string().optional(),
});
const keptSchema = z.object({ starred: z.array(placeSchema), recent: z.array(placeSchema) });

/** A screen or a record. */
export type Place = z.infer<typeof placeSchema>;

/** The places a user has starred, and the records they have found, newest first. */
export type Kept = z.infer<typeof keptSchema>;

const MOST = { starred: 30, recent: 8 };

const keyOf = (userId: Id) => `SEARCH:${userId}`;

/** The kept places of a user in this browser; none when they cannot be read. */
export function readKept(userId: Id): Kept {
  const read = keptSchema.safeParse(readStored(keyOf(userId)));
  return read.success ? read.data : { starred: [], recent: [] };
}

/** Stars a place, or removes its star; returns what is kept then. */
export function changeStar(userId: Id, place: Place): Kept {
  const { starred, recent } = readKept(userId);
  const others = starred.filter(({ to }) => to !== place.to);
  return write(userId, { starred: others.length < starred.length ? others : [place, ...others], recent });
}

/** Keeps a record that was opened as the newest one. */
export function keepRecent(userId: Id, place: Place): void {
  const { starred, recent } = readKept(userId);
  write(userId, { starred, recent: [place, ...recent.filter(({ to }) => to !== place.to)] });
}

function write(userId: Id, { starred, recent }: Kept): Kept {
  const kept = { starred: starred.slice(0, MOST.starred), recent: recent.slice(0, MOST.recent) };
  writeStored(keyOf(userId), kept);
  return kept;
}
