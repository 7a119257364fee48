import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { getResponse } from 'msw';
import { CLOCK_HEADER, byClockOf } from '../scenarios/clock';
import { keepIn } from './keep';
import { LATENCY, mounted } from './mount';
import { narrowed } from './narrow';

/** The maximum body size in bytes: 20 MB. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;
const TOO_LARGE = '上传的文件大小超出限制的文件大小！允许的文件最大大小是：20MB！';

type Incoming = IncomingMessage & { originalUrl?: string };

/** A backend that serves real HTTP. `close` writes pending changes to disk. */
export interface Backend {
  handle(request: Incoming, response: ServerResponse): Promise<void>;
  close(): void;
}

/**
 * Starts the backend. Its data is in `DATA_DIR`, by default `.data`, and survives restarts and signals. `MOCK_LATENCY`
 * is the max duration of a response in milliseconds; `MOCK_WITHOUT` is the comma-separated `without` of `mounted`.
 */
export function startBackend({
  dataDir = process.env.DATA_DIR || '.data',
  latency = Number(process.env.MOCK_LATENCY ?? LATENCY),
  without = (process.env.MOCK_WITHOUT ?? '').split(',').filter(Boolean),
} = {}): Backend {
  const handlersOf = narrowed(mounted('*/api', { latency, without }));
  const keeper = keepIn(dataDir);
  const onSignal = (signal: NodeJS.Signals) => {
    keeper.flush();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('exit', keeper.flush).on('SIGINT', onSignal).on('SIGTERM', onSignal);

  return {
    handle: async (incoming, outgoing) => {
      if (incoming.method === 'OPTIONS')
        return void outgoing.writeHead(204, { allow: 'GET, HEAD, POST, OPTIONS' }).end();
      try {
        const body = await bodyOf(incoming);
        const answer = body
          ? await byClockOf(incoming.headers[CLOCK_HEADER], () => {
              const request = toRequest(incoming, body);
              return getResponse(handlersOf(request.url), request);
            })
          : refusal(413, TOO_LARGE);
        // A change is acknowledged only once it is on disk.
        if (incoming.method === 'POST') await keeper.kept();
        await send(incoming, outgoing, answer ?? new Response(null, { status: 404 }));
      } catch (error) {
        if (outgoing.headersSent || incoming.socket.destroyed) return void outgoing.destroy();
        console.error(incoming.method, incoming.url, error);
        await send(incoming, outgoing, refusal(500, '服务器错误，请联系管理员'));
      }
    },
    close: () => {
      process.off('exit', keeper.flush).off('SIGINT', onSignal).off('SIGTERM', onSignal);
      keeper.close();
    },
  };
}

const refusal = (status: number, msg: string) => Response.json({ code: 500, msg }, { status });

/**
 * Returns the whole body, or undefined if it is too large. In both cases it reads to the end, so that the client
 * receives the response.
 */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
}

/** Converts a request for msw. HEAD becomes GET. */
function toRequest(incoming: Incoming, body: Buffer<ArrayBuffer>): Request {
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.originalUrl ?? incoming.url ?? '/'}`;
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return new Request(url, { method, headers, body: method === 'GET' ? undefined : body });
}

async function send(incoming: IncomingMessage, outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.setHeader('x-content-type-options', 'nosniff');
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  const body = Readable.fromWeb(response.body as NodeStream);
  if (!isZipped(incoming, response)) return pipeline(body, outgoing);
  outgoing.removeHeader('content-length');
  outgoing.setHeader('content-encoding', 'gzip');
  outgoing.setHeader('vary', 'accept-encoding');
  return pipeline(body, createGzip(), outgoing);
}

/** True for JSON, if the client accepts gzip. In a deployment, `deploy/nginx.conf` compresses JSON of every backend. */
const isZipped = ({ headers }: IncomingMessage, response: Response): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? '')) &&
  (response.headers.get('content-type') ?? '').includes('json');
