import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Row } from '../server';

/** A request from the checker to the correct server, with the answer to it. */
export interface Passing {
  path: string;
  query: URLSearchParams;
  method: string;
  token: string;
  /** The request body. */
  sent: Row;
  status: number;
  type: string;
  body: Row;
}

/** The mistake of a server: it changes requests or their answers. */
export interface Spoils {
  asks?: (passing: Passing) => void;
  /** Changes an answer. If it returns a text, the text is sent instead of the JSON. */
  answers?: (passing: Passing) => string | void;
}

/** Starts a proxy to the server at `base` that makes this mistake. Resolves to its base address and `close`. */
export async function startCopy(base: string, spoils: Spoils): Promise<{ base: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    void textOf(request)
      .then((text) => pass(base, spoils, { method, url, token: String(headers.token ?? ''), text }))
      .then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

async function textOf(request: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function pass(
  base: string,
  { asks, answers }: Spoils,
  request: { method: string; url: string; token: string; text: string },
): Promise<{ status: number; type: string; text: string }> {
  const { method, url, token, text } = request;
  const { pathname, searchParams } = new URL(url, base);
  const sent = JSON.parse(text || '{}') as Row;
  const path = pathname.replace('/api', '');
  const passing: Passing = { path, query: searchParams, method, token, sent, status: 200, type: '', body: {} };
  asks?.(passing);
  const answer = await fetch(`${base}${passing.path}?${searchParams.toString()}`, {
    method,
    headers: { token: passing.token, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(passing.sent) }),
  });
  passing.status = answer.status;
  passing.type = answer.headers.get('content-type') ?? '';
  if (passing.type.includes('event-stream')) {
    await answer.body?.cancel(); // the stream never ends
    return { ...passing, text: 'event: hello\ndata: {}\n\n' };
  }
  if (!passing.type.includes('json')) return { ...passing, text: await answer.text() };
  passing.body = (await answer.json()) as Row;
  const instead = answers?.(passing);
  return instead === undefined
    ? { ...passing, text: JSON.stringify(passing.body) }
    : { status: 200, type: 'text/html', text: instead };
}
