import { z } from 'zod';
import { dateTime, id, numeric } from '@/shared/api/fields';
import { resource } from '@/shared/resource/resource';

const text = z.string().nullish();

/** An exported list, or a personal number that was revealed (docs/contract#2.48). */
const accessUseSchema = z.object({
  id,
  operTime: dateTime.nullish(),
  /** The kind of use: `export` or `reveal`. */
  kind: z.string(),
  loginName: text,
  userName: text,
  listName: text,
  /** The number of rows in the file; null for a revealed number. */
  rows: numeric.nullish(),
  /** The filters of the exported list. */
  conditions: text,
  /** The kind of the revealed number, such as `phone`, or the name of its field. */
  field: text,
  /** The id of the record that contains the revealed number. */
  recordId: id.nullish(),
});

/** The exports and the revealed numbers. */
export const accessUses = resource({
  schema: accessUseSchema,
  path: '/system/accessUse',
  permission: 'system:accessUse',
  messages: 'access:use',
  nameOf: ({ loginName, listName, operTime }) => [loginName, listName, operTime].filter(Boolean).join(' · '),
  isPerson: true,
});
