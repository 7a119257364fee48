import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

/** What somebody can be told about, and how. Proposed: the specification names the page only. */
const KINDS = ['security', 'system', 'todo', 'audit'] as const;
export const CHANNELS = ['site', 'mail', 'sms'] as const;

const flag = z.boolean();
const preferenceSchema = z.looseObject({ kind: z.enum(KINDS), site: flag, mail: flag, sms: flag });

/** How somebody is told about one kind of thing. */
export type Preference = z.infer<typeof preferenceSchema>;

/** The path and, in the query cache, the key of one's preferences. */
export const PREFERENCES = '/system/notify/settings';

/** How I am told about everything. */
export const listPreferences = async (signal: AbortSignal) =>
  parseRows(preferenceSchema, toList(await request({ url: PREFERENCES, signal })), PREFERENCES);

/** Changes how I am told about one kind of thing. */
export const savePreference = (preference: Preference) =>
  request({ method: 'post', url: PREFERENCES, data: preference });
