import type { AxiosRequestConfig } from 'axios';
import { ApiError } from '@/shared/api/ApiError';
import { respond } from '@/shared/api/http';
import { askOptional, optionalCall } from '@/shared/api/optional';

/** The path of the call that pushes events. A server may lack the call. */
export const EVENTS = '/system/events';
const EVENT_STREAM = 'text/event-stream';

/**
 * Opens the stream of events after the event `lastId`, which is '' before the first event. Uses `fetch` without a
 * timeout. Rejects with `missing` if the response is not an event stream. A failure is not announced as a lost
 * connection, because the server may still answer other requests.
 */
export function openEvents(
  lastId: string,
  signal: AbortSignal,
  call: Pick<AxiosRequestConfig, 'url' | 'baseURL'> = { url: EVENTS },
): Promise<ReadableStream<Uint8Array>> {
  const open = async () => {
    const { data, headers } = await respond({
      ...call,
      signal,
      quiet: true,
      headers: { Accept: EVENT_STREAM, ...(lastId && { 'Last-Event-ID': lastId }) },
      adapter: 'fetch',
      responseType: 'stream',
      timeout: 0,
      retried: true,
    });
    if (data instanceof ReadableStream && String(headers['content-type']).startsWith(EVENT_STREAM)) return data;
    if (data instanceof ReadableStream) data.cancel().catch(() => undefined);
    throw new ApiError('missing');
  };
  const optional = optionalCall(call);
  return optional ? askOptional(optional, open) : open();
}
