import { z } from 'zod';
import { dateTime } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { parseRow } from '@/shared/api/parseRows';
import { useSession } from '@/shared/auth/session';
import { readStored, writeStored } from '@/shared/lib/storage';

const SEEN = '/system/notify/seen';

const KEPT = 'NOTICES_SEEN';

/**
 * The publish time of the newest notice the user has read, '' for none. The endpoint is our proposal, because the
 * specification names only the icon: a server without it leaves the time in this browser.
 */
export const noticesSeen = (signal: AbortSignal): Promise<string> =>
  unlessMissing(
    request({ url: SEEN, signal, quiet: true }).then((answer) => parseRow(seenSchema, answer, SEEN).time ?? ''),
    () => keptHere()[ownId()] ?? '',
  );

/** Saves the publish time up to which the user has read the notices. */
export const keepNoticesSeen = (time: string): Promise<unknown> =>
  unlessMissing(request({ method: 'post', url: SEEN, data: { time }, quiet: true }), () =>
    writeStored(KEPT, { [ownId()]: time }),
  );

const seenSchema = z.looseObject({ time: dateTime.nullish() });
const ownId = () => String(useSession.getState().user?.userId);
const keptHere = () => z.record(z.string(), z.string()).catch({}).parse(readStored(KEPT));
