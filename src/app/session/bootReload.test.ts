// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '@/shared/api/http';
import { isStopped } from '@/shared/auth/otherWindows';
import { beginSession, endSession, useSession } from '@/shared/auth/session';
import { writeStored } from '@/shared/storage/storage';
import { tabStorage } from '@/shared/storage/tabStorage';
import { MAX_WAIT } from '@/testing/maxWait';
import { server } from '@/testing/server';
import { startBoot, stopBoot, useBoot } from './boot';
import { rememberScreen } from './lastScreen';
import {
  DATA,
  all,
  answers,
  asked,
  becomes,
  failure,
  holdAnswers,
  onRefused,
  phase,
  settled,
  started,
} from '@/testing/samples/sessionStart';

beforeEach(holdAnswers);

describe('a reload in the same tab', () => {
  const user = { ...DATA.user, currCompId: 3 };

  /** Signs a user in and loads the page once. */
  async function visited() {
    beginSession('own-token');
    writeStored('COMPANY', '3');
    await started();
    answers.user(HttpResponse.json({ code: 0, data: user }));
    answers.config();
    answers.menu();
    await vi.waitFor(() => expect(tabStorage.get('last-visit')).toMatchObject({ user, menu: DATA.menu }), MAX_WAIT);
    rememberScreen('system/UserList');
    reload();
  }

  function reload() {
    stopBoot();
    useSession.setState({ user: undefined });
    asked.length = 0;
  }

  afterEach(() => {
    stopBoot();
    endSession();
    tabStorage.clear();
  });

  it('a reload shows user, config and menu of the last visit before the server responds', async () => {
    await visited();
    startBoot(onRefused);
    expect(phase()).toEqual({ name: 'ready', menu: DATA.menu });
    const { user: shown, config } = useSession.getState();
    expect(shown).toMatchObject({ userId: 7 });
    expect(config.sysTitle).toBe('Late');
    const { menu } = phase() as { menu: unknown };
    await all();
    answers.user(HttpResponse.json({ code: 0, data: user }));
    answers.config();
    answers.menu();
    await vi.waitFor(() => expect(useBoot.getState().state.menu).toBeDefined(), MAX_WAIT);
    await settled();
    expect((phase() as { menu: unknown }).menu).toBe(menu);
    expect(useSession.getState().user).toBe(shown);
    expect(useSession.getState().config).toBe(config);
  });

  it('a reload waits for the menu if the browser’s address differs from the address of the last visit', async () => {
    await visited();
    history.replaceState(null, '', '/contest/skillTest');
    startBoot(onRefused);
    expect(phase().name).not.toBe('ready');
    history.replaceState(null, '', '/');
  });

  it('a reload applies a user name and a menu that the server has changed since the last visit', async () => {
    await visited();
    await started();
    answers.user(HttpResponse.json({ code: 0, data: { ...user, userName: '新名字' } }));
    answers.menu(HttpResponse.json({ code: 0, data: [{ menuId: 2 }] }));
    await becomes({ name: 'ready', menu: [{ menuId: 2 }] });
    await vi.waitFor(() => expect(useSession.getState().user?.userName).toBe('新名字'), MAX_WAIT);
  });

  it('after a reload, no list is requested until the server has confirmed the user', async () => {
    const rows = vi.fn(() => HttpResponse.json({ code: 0, data: [] }));
    server.use(http.get('*/api/system/role/list', rows));
    await visited();
    await started();
    const list = request({ url: '/system/role/list' });
    await settled();
    expect(rows).not.toHaveBeenCalled();
    answers.user(HttpResponse.json({ code: 0, data: user }));
    expect(await list).toEqual([]);
    expect(rows).toHaveBeenCalledOnce();
  });

  it('after a reload, no list is requested if the server refuses the user', async () => {
    const rows = vi.fn(() => HttpResponse.json({ code: 0, data: [] }));
    server.use(http.get('*/api/system/role/list', rows));
    await visited();
    await started();
    const list = request({ url: '/system/role/list' });
    answers.user(failure());
    await expect(list).rejects.toMatchObject({ kind: 'cancelled' });
    expect(rows).not.toHaveBeenCalled();
    expect(phase()).toMatchObject({ name: 'refused' });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('a reload waits for a new menu if the user’s company has changed since the last visit', async () => {
    await visited();
    await started();
    answers.user(HttpResponse.json({ code: 0, data: { ...user, currCompId: 4 } }));
    await vi.waitFor(() => expect(phase()).toEqual({ name: 'loading', step: 'config' }), MAX_WAIT);
  });

  it('a reload does not block the window if the user has switched the company on another computer', async () => {
    await visited();
    await started();
    answers.user(HttpResponse.json({ code: 0, data: { ...user, currCompId: 4 } }));
    await vi.waitFor(() => expect(useSession.getState().user?.currCompId).toBe(4), MAX_WAIT);
    expect(isStopped()).toBe(false);
  });

  it.each([
    ['signed in again', () => vi.setSystemTime(Date.now() + 1000), () => beginSession('other-token')],
    ['switched the company in another tab', () => writeStored('COMPANY', '4'), () => undefined],
  ])('a reload starts from scratch when the user has %s', async (_, first, then) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visited();
    first();
    then();
    startBoot(onRefused);
    expect(phase()).toEqual({ name: 'loading', step: 'user' });
    vi.useRealTimers();
  });
});
