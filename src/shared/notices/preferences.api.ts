import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { post } from '@/shared/api/http';
import { keysOf } from '@/shared/api/queryKeys';

/** The channels of notifications. The calls in this file are our proposal: the specification has only the page. */
export const CHANNELS = ['site', 'mail', 'sms'] as const;

const flag = z.boolean();
/** The notification preference for one kind of message. */
export const preferenceSchema = z.object({ kind: z.string(), site: flag, mail: flag, sms: flag });
export type Preference = z.infer<typeof preferenceSchema>;

/** The path of the user's preferences. */
export const PREFERENCES = '/system/notify/settings';

/** The query of the user's preferences, for the bell and the settings page; only the page reports failures. */
export const preferences = {
  queryKey: keysOf(PREFERENCES).all,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchRows(preferenceSchema, { url: PREFERENCES, signal, quiet: true }),
};

/** True when the user wants to see a kind of notice in the product, which is the default. */
export const wantsInApp = (preferences: readonly Preference[] | undefined, kind: string): boolean =>
  preferences?.find((one) => one.kind === kind)?.site ?? true;

/** Saves the notification preference for one kind of message. */
export const savePreference = (preference: Preference) => post(PREFERENCES, preference);
