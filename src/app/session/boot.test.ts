// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { MAX_WAIT } from '@/testing/maxWait';
import { reloadMenu, retryMenu, startBoot, stopBoot } from './boot';
import {
  DATA,
  NAMES,
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
  type Name,
} from '@/testing/samples/sessionStart';

beforeEach(holdAnswers);

describe('starting a session', () => {
  it.each([
    [['user', 'config', 'menu']],
    [['user', 'menu', 'config']],
    [['config', 'user', 'menu']],
    [['config', 'menu', 'user']],
    [['menu', 'user', 'config']],
    [['menu', 'config', 'user']],
  ] as [Name[]][])('a session start sends three requests at once, and is ready after responses %j', async (order) => {
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

  it('repeated session starts send each request only once', async () => {
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
  ])(
    '[row 2] a session start fails, and reports this exactly once, if the user info response is %s',
    async (_, response) => {
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
    },
  );

  it('[row 6] a session start continues when the system config fails', async () => {
    await started();
    answers.user();
    answers.menu();
    answers.config(failure());
    await becomes({ name: 'ready' });
    expect(useSession.getState().config.sysTitle).toBe('Talent Desk');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('[row 6] a session start waits five seconds for the system config, and applies a later response', async () => {
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

  it('retrying a failed menu repeats only the menu request', async () => {
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

  it('if reloading the menu fails, the old menu stays; if two reloads overlap, the later one is applied', async () => {
    startBoot(onRefused);
    await vi.waitFor(() => expect(asked).toHaveLength(3), MAX_WAIT);
    for (const name of NAMES) answers[name]();
    await vi.waitFor(() => expect(phase()).toEqual({ name: 'ready', menu: DATA.menu }), MAX_WAIT);

    const failed = reloadMenu();
    await vi.waitFor(() => expect(asked).toHaveLength(4), MAX_WAIT);
    answers.menu(failure());
    await failed;
    expect(phase()).toEqual({ name: 'ready', menu: DATA.menu });

    const overtaken = reloadMenu();
    await vi.waitFor(() => expect(asked).toHaveLength(5), MAX_WAIT);
    const answerFirst = answers.menu;
    const last = reloadMenu();
    await vi.waitFor(() => expect(asked).toHaveLength(6), MAX_WAIT);
    answers.menu(HttpResponse.json({ code: 0, data: [{ menuId: 2 }] }));
    await last;
    answerFirst(HttpResponse.json({ code: 0, data: [{ menuId: 1 }] }));
    await overtaken;
    expect(phase()).toEqual({ name: 'ready', menu: [{ menuId: 2 }] });
  });

  it('[row 22] pending responses are ignored after a sign-out', async () => {
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
