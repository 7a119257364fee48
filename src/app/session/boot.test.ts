// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '@/shared/api/http';
import { beginSession, endSession, useSession } from '@/shared/auth/session';
import { writeStored } from '@/shared/storage/storage';
import { tabStorage } from '@/shared/storage/tabStorage';
import { MAX_WAIT } from '@/testing/maxWait';
import { server } from '@/testing/server';
import { reloadMenu, retryMenu, startBoot, stopBoot, useBoot } from './boot';
import { phaseOf } from './bootMachine';

type Name = 'user' | 'config' | 'menu';
const PATHS = {
  user: '*/api/system/user/info',
  config: '*/api/system/operator/setting/info',
  menu: '*/api/system/menu/user',
};
const DATA = { user: { userId: 7, roleIds: [2] }, config: { sysTitle: 'Late' }, menu: [{ menuId: 1 }] };
const NAMES = Object.keys(PATHS) as Name[];

let asked: Name[];
let answers: Record<Name, (response?: Response) => void>;
const onRefused = vi.fn();

/** Every request waits until the test answers it. */
beforeEach(() => {
  asked = [];
  onRefused.mockClear();
  answers = {} as typeof answers;
  for (const name of NAMES) {
    server.use(
      http.get(PATHS[name], () => {
        asked.push(name);
        return new Promise<Response>((resolve) => {
          answers[name] = (response = HttpResponse.json({ code: 0, data: DATA[name] })) => resolve(response);
        });
      }),
    );
  }
});

const failure = () => HttpResponse.json({ code: 500, msg: 'no' }, { status: 500 });
const phase = () => phaseOf(useBoot.getState().state);
const all = () => vi.waitFor(() => expect(asked.toSorted()).toEqual(['config', 'menu', 'user']), MAX_WAIT);
const becomes = (expected: object) => vi.waitFor(() => expect(phase()).toMatchObject(expected), MAX_WAIT);
/** Long enough for an answer to be processed. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

async function started() {
  startBoot(onRefused);
  await all();
}

describe('the start of a session', () => {
  it.each([
    [['user', 'config', 'menu']],
    [['user', 'menu', 'config']],
    [['config', 'user', 'menu']],
    [['config', 'menu', 'user']],
    [['menu', 'user', 'config']],
    [['menu', 'config', 'user']],
  ] as [Name[]][])('asks for all three at once, and is ready after %j', async (order) => {
    await started();
    for (const name of order) {
      expect(phase().name).toBe('loading');
      answers[name]();
      await settled();
    }
    expect(phase()).toEqual({ name: 'ready', menu: DATA.menu });
    expect(useSession.getState()).toMatchObject({ user: { userId: 7 }, config: { sysTitle: 'Late' } });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('asks once, however often it is wanted', async () => {
    startBoot(onRefused);
    await started();
    startBoot(onRefused);
    await settled();
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['500', failure],
    ['a refusal', () => HttpResponse.json({ code: 1, msg: 'no' })],
    ['a page of HTML', () => new HttpResponse('<html></html>')],
    ['data null', () => HttpResponse.json({ code: 0, data: null })],
    ['empty roleIds', () => HttpResponse.json({ code: 0, data: { userId: 7, roleIds: [] } })],
    ['a 401', () => HttpResponse.json({}, { status: 401 })],
  ])('[row 2] ends once when user info is %s, and calls off the others', async (_, response) => {
    await started();
    answers.menu();
    answers.user(response());
    await becomes({ name: 'refused' });
    answers.config();
    await settled();
    expect(onRefused).toHaveBeenCalledOnce();
    expect(phase().name).toBe('refused');
    expect(useSession.getState().user).toBeUndefined();
    expect(useSession.getState().config.sysTitle).toBe('Talent Desk');
  });

  it('[row 6] is not stopped by a config that fails', async () => {
    await started();
    answers.user();
    answers.menu();
    answers.config(failure());
    await becomes({ name: 'ready' });
    expect(useSession.getState().config.sysTitle).toBe('Talent Desk');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('[row 6] waits five seconds for the config, and still takes it later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    startBoot(onRefused);
    await all();
    answers.user();
    answers.menu();
    await becomes({ name: 'loading', step: 'config' });
    vi.advanceTimersByTime(4000);
    expect(phase()).toMatchObject({ name: 'loading', step: 'config' });
    vi.advanceTimersByTime(1000);
    expect(phase().name).toBe('ready');
    vi.useRealTimers();
    answers.config();
    await vi.waitFor(() => expect(useSession.getState().config.sysTitle).toBe('Late'), MAX_WAIT);
    expect(phase().name).toBe('ready');
  });

  it('can ask for a failed menu again, and only for that', async () => {
    await started();
    retryMenu();
    for (const name of ['user', 'config'] as const) answers[name]();
    answers.menu(failure());
    await becomes({ name: 'menuFailed', error: { kind: 'refused', message: 'no' } });
    retryMenu();
    retryMenu();
    expect(phase()).toEqual({ name: 'loading', step: 'menu' });
    await vi.waitFor(() => expect(asked).toHaveLength(4), MAX_WAIT);
    answers.menu();
    await becomes({ name: 'ready', menu: DATA.menu });
    retryMenu();
    await settled();
    expect(asked.filter((name) => name === 'menu')).toHaveLength(2);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('takes the menu again when its rows were changed, and keeps the one there is when that fails', async () => {
    startBoot(onRefused);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    for (const name of NAMES) answers[name]();
    await vi.waitFor(() => expect(phase()).toEqual({ name: 'ready', menu: DATA.menu }));

    const failed = reloadMenu();
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    answers.menu(failure());
    await failed;
    expect(phase()).toEqual({ name: 'ready', menu: DATA.menu });

    const overtaken = reloadMenu();
    await vi.waitFor(() => expect(asked).toHaveLength(5));
    const answerFirst = answers.menu;
    const last = reloadMenu();
    await vi.waitFor(() => expect(asked).toHaveLength(6));
    answers.menu(HttpResponse.json({ code: 0, data: [{ menuId: 2 }] }));
    await last;
    answerFirst(HttpResponse.json({ code: 0, data: [{ menuId: 1 }] }));
    await overtaken;
    expect(phase()).toEqual({ name: 'ready', menu: [{ menuId: 2 }] });
  });

  it('[row 22] of somebody who left is forgotten, with the answers still under way', async () => {
    await started();
    stopBoot();
    for (const name of NAMES) answers[name]();
    await settled();
    expect(phase()).toEqual({ name: 'loading', step: 'user' });
    expect(useSession.getState().user).toBeUndefined();
    startBoot(onRefused);
    await vi.waitFor(() => expect(asked).toHaveLength(3 + 3), MAX_WAIT);
  });
});

describe('a reload in the same tab', () => {
  const user = { ...DATA.user, currCompId: 3 };

  /** Somebody has signed in, and the page has been there once. */
  async function visited() {
    beginSession('own-token');
    writeStored('COMPANY', '3');
    await started();
    answers.user(HttpResponse.json({ code: 0, data: user }));
    answers.config();
    answers.menu();
    await vi.waitFor(() => expect(tabStorage.get('last-visit')).toMatchObject({ user, menu: DATA.menu }), MAX_WAIT);
    reload();
  }

  function reload() {
    stopBoot();
    useSession.setState({ user: undefined });
    asked = [];
  }

  afterEach(() => {
    stopBoot();
    endSession();
    tabStorage.clear();
  });

  it('shows person, config and menu of the last visit at once, and nothing changes when the server says the same', async () => {
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

  it('takes what has changed meanwhile', async () => {
    await visited();
    await started();
    answers.user(HttpResponse.json({ code: 0, data: { ...user, userName: '新名字' } }));
    answers.menu(HttpResponse.json({ code: 0, data: [{ menuId: 2 }] }));
    await becomes({ name: 'ready', menu: [{ menuId: 2 }] });
    await vi.waitFor(() => expect(useSession.getState().user?.userName).toBe('新名字'));
  });

  it('sends nothing else until the server has confirmed the person', async () => {
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

  it('sends nothing at all when the server refuses the person, and shows nothing of them', async () => {
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

  it('waits for the menu when the server names another company', async () => {
    await visited();
    await started();
    answers.user(HttpResponse.json({ code: 0, data: { ...user, currCompId: 4 } }));
    await vi.waitFor(() => expect(phase()).toEqual({ name: 'loading', step: 'config' }), MAX_WAIT);
  });

  it.each([
    ['signed in again', () => vi.setSystemTime(Date.now() + 1000), () => beginSession('other-token')],
    ['switched the company in another tab', () => writeStored('COMPANY', '4'), () => undefined],
  ])('starts afresh for a person who has %s', async (_, first, then) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visited();
    first();
    then();
    startBoot(onRefused);
    expect(phase()).toEqual({ name: 'loading', step: 'user' });
    vi.useRealTimers();
  });
});
