import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { dateTime, id, numeric } from '@/shared/api/fields';
import { keysOf } from '@/shared/api/queryKeys';
import { resource } from '@/shared/resource/resource';

const text = z.string().nullish();

/** A permission of a user, how the user got it, and when it was used (docs/contract#2.48). */
const accessRowSchema = z.object({
  /** The id of the row. A row is one permission of one user. */
  id: z.string(),
  userId: id,
  loginName: z.string(),
  userName: text,
  permission: z.string(),
  menuId: id.nullish(),
  /** The names of the menu row that grants the permission and of all rows above it. */
  menuName: text,
  /** How the user got the permission: `role`, `admin` (super administrator), or `substitute` for the user `name`. */
  via: z.array(z.object({ kind: z.string(), id: id.nullish(), name: text })).nullish(),
  /** The time when the permission was last used; null if the server has recorded no use. */
  lastUsedAt: dateTime.nullish(),
  useCount: numeric.nullish(),
});
export type AccessRow = z.infer<typeof accessRowSchema>;

/** The access report: users and their permissions. */
export const accessReport = resource({
  schema: accessRowSchema,
  path: '/system/accessReport',
  permission: 'system:accessReport',
  messages: 'access',
  nameOf: ({ loginName, permission }) => `${loginName} · ${permission}`,
  isPerson: true,
});

/** A right that can do harm, with the number of people who have it. */
export const criticalSchema = z.object({ permission: z.string(), menuName: text, people: numeric.nullish() });

/** The critical rights. The server decides which rights are critical. */
export const criticalQuery = {
  queryKey: keysOf(accessReport.path).call('critical'),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchRows(criticalSchema, { url: `${accessReport.path}/critical`, signal, quiet: true }, 'permission'),
};
