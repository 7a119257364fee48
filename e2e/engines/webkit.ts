import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '../support/port';
import type { Engine, EngineElement, EngineWindow } from './engine';

/** The key of an element reference in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009', Delete: '\uE017' };
const LIBRARIES = '/usr/lib';

/** Debian's WebKitGTK over plain WebDriver, on its own virtual screen. */
export async function webkit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
  });
  const close = async () => {
    await ended(driver);
    await ended(screen);
  };
  try {
    return await session(`http://127.0.0.1:${port}/session`, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function session(address: string, close: () => Promise<void>): Promise<Engine> {
  await reachable(address.replace(/session$/, 'status'));
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' } };
  const { sessionId } = (await call('POST', address, { capabilities })) as { sessionId: string };
  const base = `${address}/${sessionId}`;
  let windows = 0;
  return {
    window: async () => {
      const handle =
        windows++ === 0
          ? ((await call('GET', `${base}/window`)) as string)
          : ((await call('POST', `${base}/window/new`, { type: 'window' })) as { handle: string }).handle;
      await call('POST', `${base}/window`, { handle });
      await call('POST', `${base}/window/rect`, { x: 0, y: 0, width: 1440, height: 960 });
      return windowOf(base, handle);
    },
    close: async () => {
      await call('DELETE', base).catch(() => undefined);
      await close();
    },
  };
}

function windowOf(base: string, handle: string): EngineWindow {
  const at = async (method: string, path: string, body?: object) => {
    await call('POST', `${base}/window`, { handle });
    return call(method, `${base}/${path}`, body);
  };
  return {
    go: async (url) => void (await at('POST', 'url', { url })),
    reload: async () => void (await at('POST', 'refresh', {})),
    run: (script) => at('POST', 'execute/sync', { script, args: [] }),
    element: async (script) => {
      const found = (await at('POST', 'execute/sync', { script, args: [] })) as Record<string, string> | null;
      return found ? elementOf((...args) => at(...args), found[ELEMENT] ?? '') : undefined;
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await at('POST', 'actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
  };
}

function elementOf(at: (method: string, path: string, body?: object) => Promise<unknown>, id: string): EngineElement {
  return {
    click: async () => void (await at('POST', `element/${id}/click`, {})),
    type: async (text) => void (await at('POST', `element/${id}/value`, { text })),
    clear: async () =>
      void (await at('POST', `element/${id}/value`, { text: `${KEYS.Control}a${KEYS.Control}${KEYS.Delete}` })),
  };
}

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message} (${method} ${address})`);
  return value;
}

async function reachable(address: string) {
  for (let tries = 0; tries < 50; tries++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Returns the path of WebKitGTK's MiniBrowser, which Debian installs beside the library. */
function miniBrowser() {
  const paths = readdirSync(LIBRARIES).flatMap((machine) =>
    ['4.1', '4.0', '6.0'].map((version) => `${LIBRARIES}/${machine}/webkit2gtk-${version}/MiniBrowser`),
  );
  const found = process.env.WEBKIT_PATH ?? paths.find((path) => existsSync(path));
  if (!found) throw new Error('WebKitGTK has no MiniBrowser here');
  return found;
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
