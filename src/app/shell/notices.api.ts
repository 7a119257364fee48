import { z } from 'zod';
import { request } from '@/shared/api/http';

const SEEN = '/system/notify/seen';

/**
 * The publish time of the newest notice the user has read, '' for none. The endpoint is our proposal: the specification
 * names only the icon.
 */
export const noticesSeen = async (signal: AbortSignal): Promise<string> =>
  z.object({ time: z.string().nullish() }).parse(await request({ url: SEEN, signal, quiet: true })).time ?? '';

/** Saves the publish time up to which the user has read the notices. */
export const keepNoticesSeen = (time: string) => request({ method: 'post', url: SEEN, data: { time }, quiet: true });
