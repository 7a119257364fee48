/** Shows an OpenAPI document with a renderer from node_modules, only on this machine and without a network. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const renderer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Talent Desk: calls</title>
<link rel="stylesheet" href="/swagger-ui.css"><div id="calls"></div>
<script src="/swagger-ui-bundle.js"></script><script src="/start.js"></script></html>`;

/** Everything is collapsed and sorted by path. Requests cannot be sent, because there is no server behind this page. */
const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#calls', docExpansion: 'none', filter: true,
  showExtensions: true, supportedSubmitMethods: [], validatorUrl: null });`;

/** Serves the page at 127.0.0.1. Resolves to the server once it is listening. */
export function serveContract(file, port) {
  const pages = {
    '/': ['text/html', PAGE],
    '/start.js': ['text/javascript', START],
    '/swagger-ui-bundle.js': ['text/javascript', join(renderer, 'swagger-ui-bundle.js')],
    '/swagger-ui.css': ['text/css', join(renderer, 'swagger-ui.css')],
    '/openapi.json': ['application/json', file],
  };
  const server = createServer((request, response) => {
    const [type, content] = pages[request.url] ?? [];
    if (!type) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': `${type};charset=utf-8`,
      // The page may load files only from this server, and cannot send data to other servers.
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'",
    });
    return content.startsWith('/') ? createReadStream(content).pipe(response) : response.end(content);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      console.log(`http://127.0.0.1:${server.address().port}/`);
      resolve(server);
    });
  });
}
