import type { App } from 'antd';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { changeStar } from '@/app/search/kept';
import { fetchSettings } from '@/shared/personal/settings.api';
import { useSession } from '@/shared/auth/session';
import { contractOnly } from '@/testing/contractOnly';
import { signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { askToKeep } from './askToKeep';
import { followPerson } from './followPerson';

type Modal = ReturnType<typeof App.useApp>['modal'];

const confirm = vi.fn(() => Promise.resolve(true));
const signOutAsked = () => askToKeep({ confirm } as unknown as Modal);

afterEach(async () => {
  const { stop, send } = followPerson(useSession.getState().user?.userId ?? '');
  stop();
  // The synchronization removes other users' data once it has loaded, which must not happen during the next test.
  await send();
  confirm.mockClear();
});

it('when a user signs out, a newly starred screen is saved on the server without a confirmation dialog', async () => {
  await signInAs();
  changeStar({ to: '/system/user' });
  expect(await signOutAsked()).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
  const { values } = await fetchSettings(new AbortController().signal);
  expect(values).toMatchObject({ SEARCH: expect.stringContaining('/system/user') });
});

it('a sign-out with nothing to store sends no request', async () => {
  await signInAs();
  const asked = contractOnly();
  expect(await signOutAsked()).toBe(true);
  expect(asked).toEqual([]);
});

it.each([
  ['lacks the calls', () => contractOnly()],
  ['fails', () => server.use(http.all('*/system/accounts/settings', () => HttpResponse.error()))],
])('when the server %s, the user must confirm a sign-out that would delete starred screens', async (_, breakServer) => {
  await signInAs();
  breakServer();
  followPerson(useSession.getState().user?.userId ?? '');
  changeStar({ to: '/system/user' });
  confirm.mockResolvedValueOnce(false);
  expect(await signOutAsked()).toBe(false);
  expect(confirm).toHaveBeenCalledOnce();
});
