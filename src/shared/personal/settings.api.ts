import { z } from 'zod';
import { dateTime } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';

/** The path of the signed-in user's settings. The calls are this project's proposal (docs/contract#2.37). */
const SETTINGS = '/system/accounts/settings';

const MAX_NAME = 200;
const MAX_TEXT = 20_000;

/** The body of a change. Contains settings as JSON text, by name. The text `null` means the default. */
export const settingsBodySchema = z.object({
  values: z.record(z.string().max(MAX_NAME), z.string().max(MAX_TEXT)),
});

/** The user's settings as JSON text by name, and the time when each was stored. */
export const settingsSchema = z.object({
  values: z.record(z.string(), z.string()),
  updateTime: z.record(z.string(), dateTime),
});
export type ServerSettings = z.infer<typeof settingsSchema>;

/** Fetches the user's settings. Rejects with ApiError `missing` if the server does not store settings. */
export const fetchSettings = async (signal: AbortSignal): Promise<ServerSettings> =>
  parseRow(settingsSchema, await request({ url: SETTINGS, signal, quiet: true }), SETTINGS);

/** Stores only the settings in `values`; `keepalive` is for a page that is closing. */
export const sendSettings = (values: ServerSettings['values'], { keepalive }: { keepalive: boolean }) =>
  request({ method: 'post', url: SETTINGS, data: { values }, keepalive, quiet: true });
