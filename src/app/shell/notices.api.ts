import { z } from 'zod';
import { request } from '@/shared/api/http';

const SEEN = '/system/notify/seen';

/** The publish time of the newest notice somebody has read, '' for none. Proposed: the specification names the icon only. */
export const noticesSeen = async (signal: AbortSignal): Promise<string> =>
  z.object({ time: z.string().nullish() }).parse(await request({ url: SEEN, signal, quiet: true })).time ?? '';

/** Keeps up to which notice somebody has read. */
export const keepNoticesSeen = (time: string) => request({ method: 'post', url: SEEN, data: { time }, quiet: true });
