import { type Installation, install } from '../support/installation';
import { freePort } from '../support/port';

/** Starts product and Prism with the commands of docs/connect#a-mock-server-of-another-hand, on free ports. */
export async function startInFrontOfPrism(): Promise<Installation> {
  const [mock, desk] = [await freePort(), await freePort()];
  return install(
    `http://127.0.0.1:${desk}`,
    ['/', '/api/system/operator/setting/info'],
    ['prism', ['mock', 'docs/openapi.json', '--host', '127.0.0.1', '--port', String(mock)]],
    [
      'vite',
      ['preview', '--host', '127.0.0.1', '--strictPort', '--port', String(desk)],
      { API_PROXY: `http://127.0.0.1:${mock}`, API_PREFIX: '/' },
    ],
  );
}
