import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { type Plugin, runnerImport } from 'vite';
import { demoAccount } from '../demo.ts';
import type * as Http from './http';

/**
 * Adds the mock backend to Vite's servers. The development server serves the worker script, which is therefore never in
 * `public/` or `dist`. If `mounted`, the preview server answers `/api` itself, before the page fallback.
 */
export function mockBackend({
  root,
  alias,
  mounted,
}: {
  root: string;
  alias: Record<string, string>;
  mounted: boolean;
}): Plugin {
  return {
    name: 'mock-backend',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response, next) => {
        readFile(`${root}/node_modules/msw/lib/mockServiceWorker.js`).then((script) => {
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-cache');
          response.end(script);
        }, next);
      });
    },
    async configurePreviewServer(server) {
      // Node closes connections that are idle for 6 s. A test that sends its next request at that moment would fail.
      Object.assign(server.httpServer, { keepAliveTimeout: 600_000 });
      // The end-to-end tests load the product hundreds of times over the loopback, where compression only costs time.
      if (process.env.PLAIN)
        server.middlewares.use((request, _response, next) => {
          delete request.headers['accept-encoding'];
          next();
        });
      if (!mounted) return;
      const { module } = await runnerImport<typeof Http>(`${root}/mocks/server/http.ts`, {
        root,
        resolve: { alias },
        define: server.config.define,
        logLevel: 'error',
      });
      const backend = module.startBackend({ dataDir: process.env.DATA_DIR || `${root}/.data` });
      server.middlewares.use('/api', (request, response) => void backend.handle(request, response));
      server.httpServer.once('close', backend.close);
      server.httpServer.once('listening', () => {
        const { port } = server.httpServer.address() as AddressInfo; // a TCP server has an address
        server.config.logger.info(
          `\n  Demo account: ${demoAccount.username} / ${demoAccount.password}\n  http://localhost:${port}/\n`,
        );
      });
    },
  };
}
