import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faults } from './kinds';

/** An endpoint of the backend, such as `POST /system/user/save`. `*` stands for one part of the path. */
export type Endpoint = `${'GET' | 'POST'} /${string}`;

/** The built product and its backend behind a proxy of ours, which can make one endpoint fail over real HTTP. */
export interface FaultServer {
  address: string;
  /** From now on, every call of this endpoint fails in this way. */
  fail(endpoint: Endpoint, fault: string): void;
  /** From now on, the backend answers all calls. */
  heal(): void;
  /** The number of calls of the failing endpoint, counted from the last call of `fail`. */
  asked(): number;
  close(): Promise<void>;
}

export async function startFaults(backend: string): Promise<FaultServer> {
  let failing: { endpoint: RegExp; fault: string } | undefined;
  let count = 0;
  const server = createServer((request, response) => {
    const call = `${request.method} ${(request.url ?? '').split('?')[0]?.replace(/^\/api/, '')}`;
    const forward = () => forwarded(request, backend);
    if (failing?.endpoint.test(call)) {
      count += 1;
      void faults[failing.fault]?.(response, async () => String((await forward()).bytes));
      return;
    }
    void forward().then((answer) => pass(answer, response));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (endpoint, fault) => {
      failing = { endpoint: new RegExp(`^${endpoint.replaceAll('*', '[^/]+')}$`), fault };
      count = 0;
    },
    heal: () => (failing = undefined),
    asked: () => count,
    close: () => new Promise((done) => (server.close(() => done()), server.closeAllConnections())),
  };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

function forwarded(request: IncomingMessage, backend: string): Promise<Answer> {
  return new Promise((resolve) => {
    const { host: _host, 'accept-encoding': _encoding, ...headers } = request.headers;
    const sent = ask(backend + request.url, { method: request.method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 502,
          headers: answer.headers as Record<string, string>,
          bytes: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', () => resolve({ status: 502, headers: {}, bytes: Buffer.alloc(0) }));
    request.pipe(sent);
  });
}

function pass({ status, headers, bytes }: Answer, response: ServerResponse): void {
  const { 'transfer-encoding': _chunks, connection: _connection, ...rest } = headers;
  response.writeHead(status, rest).end(bytes);
}
