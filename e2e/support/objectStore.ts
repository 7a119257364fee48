import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../tools/serve/policy';

/** A picture of one red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>';

/** A file server with its own origin. `asked` collects the requested paths, and the token sent with each. */
export interface ObjectStore {
  origin: string;
  asked: { path: string; token: string | undefined }[];
  close: () => void;
}

/** Starts a store that answers every `.pdf` with a PDF and all other paths with a picture, without authentication. */
export async function startObjectStore(): Promise<ObjectStore> {
  const asked: ObjectStore['asked'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, token: request.headers.token?.toString() });
    const isPdf = path.endsWith('.pdf');
    response.writeHead(200, {
      'content-type': isPdf ? 'application/pdf' : 'image/png',
      'access-control-allow-origin': '*',
    });
    response.end(isPdf ? PDF : Buffer.from(PNG, 'base64'));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a TCP server has an address
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, asked, close };
}

/** Gives every page the hosts and the policy that a build and a server with `VITE_OBJECT_HOSTS` have. */
export async function allowObjects(page: Page, hosts: string): Promise<void> {
  // Browsers treat pages fulfilled by Playwright as public, and public pages may not access local ports.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'name="object-hosts" content=""',
        `name="object-hosts" content="${hosts}"`,
      );
      const policy = contentSecurityPolicy({ VITE_OBJECT_HOSTS: hosts });
      return route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
}
