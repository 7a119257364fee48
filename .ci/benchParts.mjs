/** The helpers of `bench.mjs`: a server for the build, navigation, statistics. */
import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Navigates to a path inside the app, as a link does, without reloading the page. */
export async function go(page, path, ready) {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForFunction(
    ([to, selector]) =>
      location.pathname === to &&
      [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()) &&
      !document.querySelector('section[aria-busy="true"]')?.checkVisibility(),
    [path, ready],
    { polling: 'raf' },
  );
}

/** Mocks the user list with `total` rows, generated on each request. */
export function fakeList(page, total) {
  return page.route('**/api/system/user/list*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [current, size] = [Number(query.get('pageNum')), Number(query.get('pageSize'))];
    const records = Array.from({ length: Math.min(size, total - (current - 1) * size) }, (_, i) => {
      const userId = (current - 1) * size + i + 2;
      const name = `user${userId}`;
      return { userId, loginName: name, userName: name, email: `${name}@example.com`, status: '0', createTime: '' };
    });
    return route.fulfill({ json: { code: 0, data: { records, current, size, total } } });
  });
}

export async function heapOf(client) {
  for (let n = 0; n < 3; n += 1) await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

export async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export function row(name, values) {
  const sorted = values.toSorted((a, b) => a - b);
  const round = (value) => Math.round(value * 10) / 10;
  const median = sorted[Math.floor(sorted.length / 2)];
  return { name, median: round(median), min: round(sorted[0]), max: round(sorted.at(-1)), runs: values.length };
}

export async function until(work) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('the server did not start');
}

/** Serves the built files as nginx does: brotli, compressed once. Returns the server's address. */
export async function compressed(target) {
  const made = new Map();
  const proxy = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _encoding, ...headers } = incoming.headers;
    const { method, url } = incoming;
    const onwards = request({ host: '127.0.0.1', port: target, method, path: url, headers }, async (answer) => {
      const isText =
        /javascript|css|html|json|svg/.test(answer.headers['content-type'] ?? '') && !url.startsWith('/api');
      if (!isText || answer.statusCode !== 200) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        return answer.pipe(outgoing);
      }
      const chunks = await answer.toArray();
      if (!made.has(url)) made.set(url, brotliCompressSync(Buffer.concat(chunks)));
      const { 'content-length': _length, 'transfer-encoding': _coding, ...rest } = answer.headers;
      outgoing.writeHead(200, { ...rest, 'content-encoding': 'br', 'content-length': made.get(url).length });
      return outgoing.end(made.get(url));
    });
    incoming.pipe(onwards);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${proxy.address().port}`;
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}
