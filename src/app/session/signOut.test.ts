// @fresh-modules
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { CurrentUser } from '@/shared/auth/currentUser';
import '@/testing/world';
import { MAX_WAIT } from '@/testing/maxWait';
import { server } from '@/testing/server';

const replace = vi.fn();
const reload = vi.fn();
let asked = 0;

afterEach(() => {
  vi.useRealTimers();
});

/** Imports the modules as after a page load, with a signed-in user and stored data about the user. */
async function signedIn(answer: () => Promise<Response> | Response) {
  vi.resetModules();
  replace.mockClear();
  reload.mockClear();
  asked = 0;
  vi.stubGlobal('location', { ...location, pathname: '/system/user', search: '', hash: '', replace, reload });
  server.use(
    http.post('*/api/auth/logout', () => {
      asked += 1;
      return answer();
    }),
  );
  const [{ signOut }, { beginSession }] = await Promise.all([import('./signOut'), import('@/shared/auth/session')]);
  beginSession('somebodys-token');
  sessionStorage.setItem('VIEWS', 'tabs');
  return signOut;
}

it('[row 38] [row 39] [row 40] without a response, sign-out sends one request and completes after 1 s', async () => {
  const signOut = await signedIn(() => delay('infinite').then(() => HttpResponse.json({})));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let click = 0; click < 3; click++) void signOut();
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledTimes(1), MAX_WAIT);
  expect(asked).toBe(1);
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage).filter((key) => /token|company/i.test(key))).toEqual([]);
});

it.each([
  ['a 401', () => HttpResponse.json({ code: 401 }, { status: 401 })],
  ['a 500', () => HttpResponse.json({}, { status: 500 })],
  ['nothing', () => HttpResponse.error()],
])(
  '[row 51] when the sign-out response is %s, the user is signed out and the request is not retried',
  async (_, answer) => {
    const signOut = await signedIn(answer);
    await signOut();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/user/login?redirect=/');
    expect(asked).toBe(1);
    expect(Object.keys(localStorage).filter((key) => /token/i.test(key))).toEqual([]);
  },
);

it('a sign-out removes the user’s starred and recent pages even if the header’s search has not loaded', async () => {
  const signOut = await signedIn(() => HttpResponse.json({ code: 0, data: null }));
  const { useSession } = await import('@/shared/auth/session');
  useSession.setState({ user: { userId: 7 } as CurrentUser });
  localStorage.setItem('pro__SEARCH 7', JSON.stringify({ value: { starred: [], recent: [] }, expire: null }));
  await signOut();
  expect(localStorage.getItem('pro__SEARCH 7')).toBeNull();
});

it('after a sign-out no sign-in form appears before the sign-in page loads, but notices stay visible', async () => {
  const signOut = await signedIn(() => HttpResponse.json({ code: 0, data: null }));
  const { useSession } = await import('@/shared/auth/session');
  document.body.innerHTML = '<div id="root">the app</div><div>修改成功!</div>';
  const shown: string[] = [];
  useSession.subscribe(({ signedIn: isSignedIn }) => {
    if (!isSignedIn)
      shown.push(...[...document.body.children].map((one) => ((one as HTMLElement).hidden ? '' : one.textContent)));
  });
  await signOut();
  expect(shown).toEqual(['', '修改成功!']);
  document.body.innerHTML = '';
});

it('a signed-out page that the browser restores from its back/forward cache reloads', async () => {
  const signOut = await signedIn(() => HttpResponse.json({ code: 0, data: null }));
  await signOut();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalled();
});

it('[row 33] other windows see the sign-out before the server responds', async () => {
  const signOut = await signedIn(() => delay('infinite').then(() => HttpResponse.json({})));
  void signOut();
  await vi.waitFor(() => expect(asked).toBe(1), MAX_WAIT);
  expect(Object.keys(localStorage).filter((key) => /token/i.test(key))).toEqual([]);
  expect(replace).not.toHaveBeenCalled();
});

it('pending requests fail silently after a sign-out, and no new requests are sent', async () => {
  const signOut = await signedIn(() => delay(50).then(() => HttpResponse.json({ code: 0, data: null })));
  const [{ request }, { onApi }, { useOtherWindow }] = await Promise.all([
    import('@/shared/api/http'),
    import('@/shared/api/events'),
    import('@/shared/auth/otherWindows'),
  ]);
  const ends = vi.fn();
  onApi('unauthorized', ends);
  let refuse: (() => void) | undefined;
  const save = vi.fn(() => HttpResponse.json({ code: 0, data: null }));
  server.use(
    http.get('*/api/system/user/list', async () => {
      await new Promise<void>((go) => (refuse = go));
      return HttpResponse.json({ code: 401 }, { status: 401 });
    }),
    http.post('*/api/system/user/save', save),
  );
  const list = request({ url: '/system/user/list' });
  await vi.waitFor(() => expect(refuse).toBeDefined(), MAX_WAIT);
  const left = signOut();
  refuse?.();
  await expect(list).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(request({ method: 'post', url: '/system/user/save' })).rejects.toMatchObject({ kind: 'cancelled' });
  await left;
  expect(ends).not.toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
  // Only other windows show the dialog about a change in another window.
  expect(useOtherWindow.getState().what).toBeUndefined();
});

it('a message shows that the sign-out is in progress if unsent work delays it', async () => {
  const signOut = await signedIn(() => HttpResponse.json({ code: 0, data: null }));
  const [{ default: i18next }, { finishBeforeLeaving }, { connectNotices }] = await Promise.all([
    import('i18next'),
    import('@/shared/auth/leaving'),
    import('@/shared/display/notify'),
  ]);
  await i18next.init({ lng: 'en-US', resources: { 'en-US': { shared: { boot: { signingOut: 'Signing out…' } } } } });
  const show = vi.fn();
  connectNotices(show);
  finishBeforeLeaving(() => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const left = signOut();
  await vi.advanceTimersByTimeAsync(1000);
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(show).toHaveBeenCalledExactlyOnceWith({ kind: 'info', title: 'Signing out…' });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await left;
  expect(replace).toHaveBeenCalledOnce();
});
