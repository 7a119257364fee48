import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { Id } from '@/shared/lib/id';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { parseRow } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { readStored, writeStored } from '@/shared/storage/storage';
import { INBOX, type NewestNotices, type ReaderNotice } from './newestNotices';

/** The unread notices according to the server, or the read notices stored in this browser. */
export type ReadState =
  | { by: 'server'; count: number; unread: ReadonlySet<string> }
  | { by: 'browser'; upTo: string; read: ReadonlySet<string> };

const UNREAD = '/system/notice/unread';
const KEPT = 'NOTICES_READ';
/** Max number of notice ids stored in this browser. */
const MAX_IDS = 500;

/**
 * The query for the `ReadState`. If the server lacks the calls, which are our proposal, the result is the read notices
 * stored in this browser.
 */
export const readState = {
  queryKey: keysOf('/system/notice').call('unread'),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReadState> =>
    unlessMissing(
      request({ url: UNREAD, signal, quiet: true }).then((answer): ReadState => {
        const { count, noticeIds } = parseRow(unreadSchema, answer, UNREAD);
        return { by: 'server', count: count ?? noticeIds.length, unread: new Set(noticeIds.map(String)) };
      }),
      (): ReadState => {
        const { upTo, ids } = keptHere();
        return { by: 'browser', upTo, read: new Set(ids) };
      },
    ),
};

/** True if the user has not opened the notice, and has not marked all notices as read after its publication. */
export const isUnread = (state: ReadState, { noticeId, publishTime }: ReaderNotice): boolean =>
  state.by === 'server'
    ? state.unread.has(String(noticeId))
    : !state.read.has(String(noticeId)) && !(publishTime && publishTime <= state.upTo);

/** The number of unread notices; `more` is true if older notices, which are not loaded, may be unread too. */
export function countUnread(state: ReadState, { records, total }: NewestNotices): { count: number; more: boolean } {
  if (state.by === 'server') return { count: state.count, more: false };
  const count = records.filter((one) => isUnread(state, one)).length;
  const oldest = records.map(({ publishTime }) => publishTime ?? '').toSorted()[0] ?? '';
  return { count, more: count > 0 && total > records.length && oldest > state.upTo };
}

/** Marks one notice as read, both in this browser and on the server, which counts the readers. */
export async function markRead(client: QueryClient, noticeId: Id): Promise<void> {
  const kept = keptHere();
  keepHere({ ...kept, ids: [...new Set([...kept.ids, String(noticeId)])].slice(-MAX_IDS) });
  try {
    await unlessMissing(request({ method: 'post', url: '/system/notice/read', data: { noticeId }, quiet: true }), noop);
  } finally {
    await refresh(client);
  }
}

/** Marks all notices as read. In this browser, every notice up to the newest notice in `known` then counts as read. */
export async function markAllRead(client: QueryClient, known: readonly ReaderNotice[]): Promise<void> {
  await unlessMissing(request({ method: 'post', url: '/system/notice/readAll', data: {}, quiet: true }), noop);
  const { upTo, ids } = keptHere();
  const newest = [upTo, ...known.map(({ publishTime }) => publishTime ?? '')].toSorted();
  const read = new Set([...ids, ...known.map(({ noticeId }) => String(noticeId))]);
  keepHere({ upTo: newest.at(-1) ?? '', ids: [...read].slice(-MAX_IDS) });
  await refresh(client);
}

/** Refreshes the read state, and then the inbox, whose filter depends on the state. */
async function refresh(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: readState.queryKey });
  await client.invalidateQueries({ queryKey: keysOf(INBOX).lists });
}

export const unreadSchema = z.object({ count: z.number().nullable(), noticeIds: z.array(id) });
const keptSchema = z.object({ upTo: z.string(), ids: z.array(z.string()) });
type Kept = z.infer<typeof keptSchema>;

const ownId = () => String(useSession.getState().user?.userId);
const everyone = () => z.record(z.string(), keptSchema).catch({}).parse(readStored(KEPT));
const keptHere = (): Kept => everyone()[ownId()] ?? { upTo: '', ids: [] };
const keepHere = (kept: Kept) => writeStored(KEPT, { ...everyone(), [ownId()]: kept });
const noop = () => undefined;
