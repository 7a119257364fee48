import { randomBytes } from 'node:crypto';
import { createServer as createPlainServer } from 'node:http';
import { connect } from 'node:http2';
import { type AddressInfo, createServer, connect as connectSocket, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { makeCertificate, overWires, startFront, wireOf } from '../../../tools/bench/network.mjs';

/* Tests the network of `npm run bench`. No test measures time: the wires have a stopped clock, or are fast. */

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

describe('a simulated wire', () => {
  /** A wire whose clock is stopped at 0, and the times at which its bytes arrive. */
  function stillWire(bitsPerSecond: number, delay: number) {
    const times: number[] = [];
    const wait = async (time: number) => void times.push(time);
    return { wire: wireOf(bitsPerSecond, delay, { now: () => 0, wait }), times };
  }

  it('a simulated wire delivers chunks in order, each with the delay of the wire', async () => {
    const { wire, times } = stillWire(8000, 75);
    await Promise.all([wire(1000), wire(500)]);
    expect(times).toEqual([1075, 1575]);
  });

  it('a simulated wire sends nothing before the connection is open', async () => {
    const { wire, times } = stillWire(8000, 75);
    await wire(1000, 150);
    expect(times).toEqual([1225]);
  });
});

describe('a connection over simulated wires', () => {
  const fast = () => ({ up: wireOf(1e9, 1), down: wireOf(1e9, 1) });

  /** Returns a client's socket and the server's end of it, which are connected through the wires. */
  async function connected(wires = fast()) {
    let take: (socket: Socket) => void = () => undefined;
    const near = new Promise<Socket>((resolve) => (take = resolve));
    const server = createServer({ allowHalfOpen: true }, (socket) => take(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const client = connectSocket({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
    const far = overWires(await near, wires);
    ends.push(() => [client.destroy(), far.destroy(), server.close()]);
    return { client, far };
  }

  it('a simulated connection loses no data and keeps the order in both directions', async () => {
    const { client, far } = await connected();
    const sent = randomBytes(500_000);
    far.pipe(far);
    client.end(sent);
    expect(Buffer.concat(await client.toArray()).equals(sent)).toBe(true);
  });

  it('a client can read the answer after closing its own side of the connection', async () => {
    const { client, far } = await connected();
    client.end('question');
    let question = '';
    far.on('data', (chunk: Buffer) => (question += String(chunk))).on('end', () => far.end(`${question}: answer`));
    expect(await text(client)).toBe('question: answer');
  });

  it('a sender waits while the simulated wire is full', async () => {
    const held: (() => void)[] = [];
    const down = () => new Promise<void>((resolve) => held.push(resolve));
    const { client, far } = await connected({ up: wireOf(1e9, 1), down });
    const chunk = Buffer.alloc(64 * 1024);
    let taken = 0;
    for (let n = 0; n < 8; n += 1) far.write(chunk, () => (taken += 1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(taken).toBe(0);
    const received = client.take(1).toArray();
    held.shift()?.();
    expect((await received)[0]).toHaveLength(4096);
  });

  it('each side of a simulated connection closes when the other side closes', async () => {
    const [one, other] = [await connected(), await connected()];
    const gone = Promise.all([
      new Promise((resolve) => one.far.once('close', resolve)),
      new Promise((resolve) => other.client.once('close', resolve)),
    ]);
    one.far.resume().on('end', () => one.far.end());
    one.client.destroy();
    other.client.resume().on('end', () => other.client.end());
    other.far.destroy();
    await gone;
    expect(other.client.destroyed).toBe(true);
  });
});

describe('the benchmark’s front server', () => {
  async function frontOf(speed?: { roundTrip: number; down: number; up: number }) {
    const long = 'console.error(1);'.repeat(2000);
    const plain = createPlainServer((incoming, outgoing) => {
      if (incoming.method === 'POST') return void incoming.pipe(outgoing);
      return void outgoing.writeHead(200, { 'content-type': 'text/javascript', connection: 'keep-alive' }).end(long);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => plain.once('listening', resolve));
    const { key, cert } = makeCertificate();
    const front = await startFront(`http://127.0.0.1:${(plain.address() as AddressInfo).port}`, {
      key,
      cert,
      ...(speed && { speed }),
    });
    const session = connect(front.address, { ca: cert });
    ends.push(() => [session.destroy(), front.close(), plain.close(), plain.closeAllConnections()]);
    const ask = async (headers: Record<string, string>, body?: string) => {
      const stream = session.request(headers);
      stream.end(body);
      return Buffer.concat(await stream.toArray());
    };
    return { session, ask, long };
  }

  it.each([
    ['without a delay', undefined],
    ['over wires', { roundTrip: 2, down: 1e9, up: 1e9 }],
  ] as const)('the benchmark’s proxy server uses HTTP/2 with TLS and compresses scripts: %s', async (_, speed) => {
    const { session, ask, long } = await frontOf(speed);
    const script = await ask({ ':path': '/a.js', 'accept-encoding': 'br' });
    expect(session.alpnProtocol).toBe('h2');
    expect(brotliDecompressSync(script).toString()).toBe(long);
  });

  it('the benchmark’s proxy server forwards a request body', async () => {
    const { ask } = await frontOf();
    expect(String(await ask({ ':path': '/echo', ':method': 'POST' }, 'body'))).toBe('body');
  });
});
