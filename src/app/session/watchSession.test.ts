// @fresh-modules
import '@/testing/world';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from '@/shared/display/notify';
import { speak } from '@/testing/renderPage';
import { MAX_WAIT } from '@/testing/maxWait';
import { server } from '@/testing/server';

const reload = vi.fn();
const asked = vi.fn(() => HttpResponse.json({ code: 401 }, { status: 401 }));
let signedOut: string[] = [];
let close = () => undefined as void;

beforeEach(async () => {
  await speak();
  reload.mockClear();
  asked.mockClear();
  signedOut = [];
  vi.stubGlobal('location', { ...location, pathname: '/system/user', search: '?pageNum=2', hash: '', reload });
  server.use(
    http.get('*/api/secret', asked),
    http.get('*/api/forbidden/:id', ({ params }) =>
      HttpResponse.json({ msg: `no ${String(params.id)}` }, { status: 403 }),
    ),
    http.post('*/api/auth/logout', ({ request }) => {
      signedOut.push(String(request.headers.get('token')));
      return HttpResponse.json({ code: 401 }, { status: 401 });
    }),
  );
});
afterEach(() => {
  close();
  vi.useRealTimers();
  document.body.hidden = false;
});

/** Imports the module as after a page load and starts watching the session; `later` advances the fake timers. */
async function opened(token?: string) {
  vi.resetModules();
  const [{ watchSession }, { request }, session, { connectNotices }, { useOtherWindow }] = await Promise.all([
    import('./watchSession'),
    import('@/shared/api/http'),
    import('@/shared/auth/session'),
    import('@/shared/display/notify'),
    import('@/shared/auth/otherWindows'),
  ]);
  const notices: Notice[] = [];
  connectNotices((notice) => notices.push(notice));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  watchSession();
  if (token) session.beginSession(token);
  close = session.endSession;
  const ask = (url: string) => request({ url }).catch(() => undefined);
  const otherWindow = () => useOtherWindow.getState().what;
  return { ask, elsewhere: otherWindow, notices, later: (ms: number) => vi.advanceTimersByTime(ms) };
}
const token = () => localStorage.getItem('pro__Access-Token');
const windowSays = (event: Event) => window.dispatchEvent(event);

it('[row 48] many 401s at once show one message and reload the page once', async () => {
  const { ask, notices, later } = await opened('abc');
  await Promise.all(Array.from({ length: 20 }, () => ask('/secret')));
  const description = 'Authorization verification failed\n登录已失效，请重新登录';
  expect(notices).toEqual([{ kind: 'error', title: 'Unauthorized', description, sticky: true }]);
  expect(token()).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('wanted') ?? '')).toMatchObject({ address: '/system/user?pageNum=2' });
  expect(reload).not.toHaveBeenCalled();
  later(1500);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), MAX_WAIT);
  // A 401 to the sign-out request itself does not start a second sign-out.
  await vi.waitFor(() => expect(signedOut).toEqual(['abc']), MAX_WAIT);
  later(10_000);
  expect(notices).toHaveLength(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('if another window has locked the session, a 401 response immediately hides and reloads the page', async () => {
  const { ask } = await opened('abc');
  // No `storage` event has arrived yet.
  localStorage.setItem('pro__LOCKED', JSON.stringify({ value: true, expire: null }));
  await ask('/secret');
  expect(document.body).not.toBeVisible();
  expect(document.title).toBe('');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), MAX_WAIT);
});

it('[row 50] before sign-in, a 401 response shows a notice and does not reload the page', async () => {
  const { ask, notices, later } = await opened();
  await ask('/secret');
  later(10_000);
  expect(notices.map(({ title }) => title)).toEqual(['Unauthorized']);
  expect(reload).not.toHaveBeenCalled();
  expect(signedOut).toEqual([]);
});

it('[row 54] repeated 403s show the server’s message once and keep the user signed in', async () => {
  const { ask, notices, later } = await opened('abc');
  await Promise.all(Array.from({ length: 10 }, () => ask('/forbidden/1')));
  await ask('/forbidden/2');
  const forbidden = { kind: 'error', title: 'Forbidden', sticky: true };
  expect(notices).toEqual([
    { ...forbidden, description: 'no 1' },
    { ...forbidden, description: 'no 2' },
  ]);
  later(3000);
  await ask('/forbidden/1');
  expect(notices).toHaveLength(3);
  expect(token()).toContain('abc');
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['signs out', undefined, 'out'],
  ['signs in as another user', 'other', 'user'],
])('[row 31] when another window %s, this window sends no more requests', async (_, stored, what) => {
  const { ask, elsewhere: otherWindow, notices } = await opened('abc');
  windowSays(new StorageEvent('storage', { key: 'pro__Access-Token' }));
  expect(otherWindow()).toBeUndefined();
  if (stored) localStorage.setItem('pro__Access-Token', JSON.stringify({ value: stored, expire: null }));
  else localStorage.clear();
  windowSays(new StorageEvent('storage', { key: 'pro__lang' }));
  expect(otherWindow()).toBeUndefined();
  windowSays(new StorageEvent('storage', { key: 'pro__Access-Token' }));
  expect(otherWindow()).toBe(what);
  await ask('/secret');
  expect(asked).not.toHaveBeenCalled();
  expect(notices).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('[row 34] when another window signs in as another user, this window sends no requests, even without a storage event', async () => {
  const { ask, elsewhere: otherWindow } = await opened('abc');
  localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'other', expire: null }));
  await ask('/secret');
  expect(asked).not.toHaveBeenCalled();
  expect(otherWindow()).toBe('user');
});

it('[row 26] a window with an expired token sends no requests', async () => {
  const { ask, elsewhere: otherWindow, notices, later } = await opened('abc');
  localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'abc', expire: Date.now() - 1 }));
  await Promise.all([ask('/secret'), ask('/secret')]);
  expect(asked).not.toHaveBeenCalled();
  expect(otherWindow()).toBe('ended');
  expect(token()).toBeNull();
  later(1500);
  expect(notices).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('an expired token removed by another window counts as an ended session, not as a sign-out', async () => {
  const { elsewhere: otherWindow } = await opened('abc');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 432e5 + 1 });
  localStorage.clear();
  windowSays(new StorageEvent('storage', { key: 'pro__Access-Token' }));
  expect(otherWindow()).toBe('ended');
});

it('a window in which nobody is signed in ignores a sign-in in another window', async () => {
  const { elsewhere: otherWindow } = await opened();
  localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'other', expire: null }));
  windowSays(new StorageEvent('storage', { key: 'pro__Access-Token' }));
  expect(otherWindow()).toBeUndefined();
});

it('[row 37] a page restored from the back/forward cache detects a sign-out', async () => {
  const { elsewhere: otherWindow } = await opened('abc');
  const shown = (persisted: boolean) => windowSays(new PageTransitionEvent('pageshow', { persisted }));
  shown(true);
  localStorage.clear();
  shown(false);
  expect(otherWindow()).toBeUndefined();
  shown(true);
  expect(otherWindow()).toBe('out');
});
