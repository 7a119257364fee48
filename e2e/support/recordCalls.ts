import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** The folder for the recorded calls of the journeys. Only `npm run contract:record` sets it. */
const folder = process.env.RECORD_CALLS;

/** A call, the page that sent it, and the last control clicked there. There is no `action` while the screen opens. */
export interface RecordedCall {
  method: string;
  url: string;
  body?: unknown;
  at: string;
  action?: string;
}

/** Appends every call of a context's pages to the file of this process, if recording is on. */
export async function recordCalls(context: BrowserContext): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);
  // Starts both calls at once, because the context may load a page before the first call is done.
  await Promise.all([
    context.exposeBinding('recordCall', (_, call: RecordedCall) => appendFileSync(file, `${JSON.stringify(call)}\n`)),
    context.addInitScript(watchCalls),
  ]);
}

/** Runs in the page: reports every XMLHttpRequest and fetch below `/api`, and the control clicked before it. */
function watchCalls() {
  const report = (window as unknown as { recordCall: (call: RecordedCall) => void }).recordCall;
  let clicked: { at: string; label?: string } = { at: '' };
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link?.origin === location.origin) clicked = { at: link.pathname };
    else {
      const control = target.closest(
        'button, [role="button"], [role="menuitem"], [role="switch"], [role="tab"], label',
      );
      const label = (control?.getAttribute('aria-label') ?? control?.textContent ?? '').trim();
      clicked = { at: location.pathname, label };
    }
  };
  addEventListener('click', note, true);

  const send = (method: string, address: string, sent: unknown) => {
    const { pathname, search } = new URL(address, location.href);
    if (!pathname.includes('/api/')) return;
    const at = clicked.label === undefined && clicked.at ? clicked.at : location.pathname;
    const isAction = clicked.label !== undefined && clicked.at === location.pathname;
    let body: unknown;
    try {
      body = typeof sent === 'string' ? JSON.parse(sent) : undefined;
    } catch {
      body = undefined;
    }
    report({
      method,
      url: pathname.replace(/^.*?\/api\//, '/') + search,
      at,
      ...(body !== undefined && { body }),
      ...(isAction && { action: clicked.label }),
    });
  };
  const opened = new WeakMap<XMLHttpRequest, [string, string]>();
  const { open, send: sendRequest } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openAndNote(this: XMLHttpRequest, ...args: [string, string]) {
    opened.set(this, [args[0].toUpperCase(), String(args[1])]);
    open.apply(this, args as never);
  };
  XMLHttpRequest.prototype.send = function sendAndNote(this: XMLHttpRequest, body) {
    const [method, address] = opened.get(this) ?? ['GET', ''];
    send(method, address, body);
    sendRequest.call(this, body);
  };
  const plainFetch = window.fetch;
  window.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined;
    send((init?.method ?? request?.method ?? 'GET').toUpperCase(), request?.url ?? String(input), init?.body);
    return plainFetch(input, init);
  };
}
