import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '@mocks/server/http';

/** Starts the mock backend over HTTP with its own data. */
export async function startMock(): Promise<{ base: string; server: Server; close: () => void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'checker-'));
  const backend = startBackend({ dataDir, latency: 0 });
  const server = createServer((request, response) => void backend.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    server,
    close: () => {
      backend.close();
      server.close();
      server.closeAllConnections();
      rmSync(dataDir, { recursive: true });
    },
  };
}
