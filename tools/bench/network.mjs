/**
 * The network of the benchmark: HTTP/2 over TLS in front of a plain local server, over a simulated wire with a round
 * trip time and a bandwidth. Chromium's own emulation delays only requests. Here every connection also pays for its TCP
 * and TLS handshakes, and all connections to a proxy share one wire.
 */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { brotliCompress, constants } from 'node:zlib';

/** Slow 4G: round trip in milliseconds, bits per second down and up. */
export const SLOW_4G = { roundTrip: 150, down: 1.6e6, up: 0.75e6 };

/** Max bytes of a connection in flight in one direction. A sender with more bytes has to wait. */
const ON_THE_WIRE = 32 * 1024;
/** Data is sent in pieces of this size, so that connections can share a wire. */
const PIECE = 4 * 1024;

/**
 * Creates the wire for one direction, which all connections share. `wire(bytes, opened)` reserves it, and resolves when
 * the last byte has arrived, `delay` milliseconds after it was sent. Nothing is sent before `opened`.
 */
export function wireOf(bitsPerSecond, delay, { now = () => performance.now(), wait = waitFor } = {}) {
  let free = 0;
  return (bytes, opened = 0) => {
    free = Math.max(free, now(), opened) + (bytes * 8000) / bitsPerSecond;
    return wait(free + delay - now());
  };
}

const waitFor = (time) => (time > 0 ? new Promise((resolve) => setTimeout(resolve, time)) : Promise.resolve());

/**
 * Returns the server's end of a client's connection as a stream. `up` and `down` are wires. Data from the client leaves
 * only after `opened`, the `performance.now()` at which a TCP handshake would have ended. Bytes keep their order, a
 * full wire pauses its sender, and an end or an error on one side reaches the other side.
 */
export function overWires(socket, { up, down }, opened = 0) {
  const upward = laneOf(
    (bytes) => up(bytes, opened),
    (piece) => far.destroyed || far.push(piece),
  );
  const downward = laneOf(down, async (piece) => {
    if (!socket.destroyed && !socket.write(piece)) await either(socket, 'drain', 'close');
  });
  const far = new Duplex({
    writableHighWaterMark: PIECE,
    read: () => socket.resume(),
    write(chunk, _encoding, done) {
      downward.send(chunk);
      void downward.hasRoom().then(() => done());
    },
    final: (done) => void downward.empty().then(() => socket.end(done)),
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  socket.on('data', (chunk) => {
    upward.send(chunk);
    socket.pause();
    void upward.hasRoom().then(() => far.readableLength < ON_THE_WIRE && socket.resume());
  });
  // A client may end its side of the connection and still read the answer.
  socket.on('end', () => void upward.empty().then(() => far.destroyed || far.push(null)));
  socket.on('close', () => void upward.empty().then(() => socket.readableEnded || far.destroy()));
  socket.on('error', () => far.destroy());
  return far;
}

/** Delivers chunks in order, each once `wire` has transmitted it. */
function laneOf(wire, deliver) {
  let last = Promise.resolve();
  let flying = 0;
  const waiting = [];
  return {
    send(chunk) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        flying += piece.length;
        const carried = wire(piece.length);
        last = last
          .then(() => carried)
          .then(() => deliver(piece))
          .then(() => {
            flying -= piece.length;
            for (const go of waiting.splice(0)) go();
          });
      }
    },
    async hasRoom() {
      while (flying >= ON_THE_WIRE) await new Promise((resolve) => waiting.push(resolve));
    },
    empty: () => last,
  };
}

const either = (emitter, ...events) =>
  Promise.race(events.map((event) => new Promise((resolve) => emitter.once(event, resolve))));

/** Creates a certificate for 127.0.0.1 with openssl, and the pin with which Chromium accepts the certificate. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    const files = { key: readFileSync(key), cert: readFileSync(cert) };
    const spki = new X509Certificate(files.cert).publicKey.export({ type: 'spki', format: 'der' });
    return { ...files, pin: createHash('sha256').update(spki).digest('base64') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a proxy with HTTP/2 and TLS in front of the plain server at `target`. `speed` is like `SLOW_4G`; without it
 * there is no delay. Like any web server, it compresses uncompressed answers. Resolves to its `address` and `close`.
 */
export async function startFront(target, { key, cert, speed }) {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) =>
    handOn(target, agent, incoming, outgoing),
  );
  server.on('sessionError', () => undefined).on('tlsClientError', () => undefined);
  const send = speed && { up: wireOf(speed.up, speed.roundTrip / 2), down: wireOf(speed.down, speed.roundTrip / 2) };
  const sockets = new Set();
  const relay = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const stream = send ? overWires(socket, send, performance.now() + speed.roundTrip) : socket;
    stream.on('error', () => undefined);
    server.emit('connection', stream);
  });
  await new Promise((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    address: `https://127.0.0.1:${relay.address().port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      agent.destroy();
    },
  };
}

/** Headers that concern a single connection. HTTP/2 does not allow them. */
const OF_A_CONNECTION = /^(?:connection|keep-alive|proxy-connection|transfer-encoding|upgrade|:.*)$/;
const without = (headers, names) => Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

function handOn(target, agent, incoming, outgoing) {
  const { method, url, headers } = incoming;
  const host = headers[':authority'] ?? headers.host;
  const options = { agent, method, headers: { ...without(headers, OF_A_CONNECTION), host } };
  const forwarded = request(new URL(url, target), options, async (answer) => {
    const chunks = await answer.toArray().catch(() => []);
    const body = Buffer.concat(chunks);
    const kept = without(answer.headers, OF_A_CONNECTION);
    const packed = isPlain(answer, headers) ? await compressed(body, kept['content-type']) : undefined;
    if (packed) Object.assign(kept, { 'content-encoding': 'br', 'content-length': packed.length });
    if (outgoing.destroyed) return;
    outgoing.writeHead(answer.statusCode, kept);
    outgoing.end(packed ?? body);
  });
  forwarded.on('error', () => outgoing.destroyed || outgoing.destroy());
  incoming.pipe(forwarded);
}

const isPlain = ({ headers, statusCode }, asked) =>
  statusCode === 200 &&
  !headers['content-encoding'] &&
  /\bbr\b/.test(asked['accept-encoding'] ?? '') &&
  /javascript|json|css|html|svg/.test(headers['content-type'] ?? '');

const known = new Map();

/** Compresses a body with brotli: files as much as possible and cached by content, JSON answers quickly. */
function compressed(body, type) {
  const quality = /json/.test(type) ? 5 : 11;
  const hash = createHash('sha1').update(body).digest('hex');
  if (!known.has(hash))
    known.set(
      hash,
      new Promise((resolve, reject) => {
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
        brotliCompress(body, { params }, (error, packed) => (error ? reject(error) : resolve(packed)));
      }),
    );
  return known.get(hash);
}
