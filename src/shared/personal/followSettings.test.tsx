import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishWork } from '@/shared/auth/leaving';
import { endSession, useSession } from '@/shared/auth/session';
import { keepReviewSettings, reviewSettings } from '@/shared/settings/reviewSettings';
import { ownKey, readOwn, writeOwn } from '@/shared/storage/own';
import { readStored, writeStored } from '@/shared/storage/storage';
import { contractOnly } from '@/testing/contractOnly';
import { signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { followSettings } from './followSettings';

const CALL = '*/api/system/accounts/settings';
const TABLE = '/biz/company';

let end = () => {};

/** Signs in at this browser; resolves when the settings have been synchronised in both directions. */
async function open(username?: string) {
  end();
  await signInAs(username);
  await follow();
}

async function follow() {
  const { loaded, stop } = followSettings(useSession.getState().user?.userId ?? '');
  end = stop;
  await loaded;
}

/** The storage of each computer, by name; `moveTo` switches to another computer, which starts empty on first use. */
const computers = new Map<string, Record<string, string>>();
let here = 'office';
function moveTo(computer: string) {
  end();
  endSession();
  computers.set(here, { ...localStorage });
  localStorage.clear();
  for (const [key, text] of Object.entries(computers.get(computer) ?? {})) localStorage.setItem(key, text);
  here = computer;
}

beforeEach(() => {
  localStorage.clear();
  computers.clear();
  here = 'office';
});
afterEach(() => end());

it('settings stored in one browser apply after the user signs in on another computer', async () => {
  await signInAs();
  writeOwn('TABLE', { hidden: ['phone'], density: 'small', pageSize: 30 }, TABLE);
  keepReviewSettings({ keys: false });
  await open();
  moveTo('home');
  await open();
  expect(readOwn('TABLE', TABLE)).toEqual({ hidden: ['phone'], density: 'small', pageSize: 30 });
  expect(reviewSettings()).toMatchObject({ keys: false, advance: true });
});

it('a change made before the settings have loaded is kept and stored on the server', async () => {
  await open();
  writeOwn('TABLE', { hidden: ['phone'] }, TABLE);
  await finishWork();
  // The window was closed during the request: the server has the change, but this browser does not know that.
  writeStored(`FOLLOWED ${useSession.getState().user?.userId}`, {});
  end();
  // The server's times have whole seconds. The later change must be newer by one.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  writeOwn('TABLE', { hidden: ['phone'], pageSize: 30 }, TABLE);
  await follow();
  expect(readOwn('TABLE', TABLE)).toEqual({ hidden: ['phone'], pageSize: 30 });
  moveTo('home');
  await open();
  expect(readOwn('TABLE', TABLE)).toEqual({ hidden: ['phone'], pageSize: 30 });
});

it('a changed setting replaces the earlier value on another computer', async () => {
  await open();
  writeOwn('LIST_DENSITY', 'small');
  await finishWork();
  moveTo('home');
  await open();
  expect(readOwn('LIST_DENSITY')).toBe('small');
  writeOwn('LIST_DENSITY', 'large');
  await finishWork();
  moveTo('office');
  await open();
  expect(readOwn('LIST_DENSITY')).toBe('large');
});

it('a setting that was never synchronized is uploaded only if the server has no value for that setting', async () => {
  await open();
  writeOwn('REASONS', ['from the office'], 'reject');
  await finishWork();
  moveTo('home');
  await signInAs();
  // Stored while the server had no settings calls.
  writeStored(ownKey('REASONS', 'reject'), ['from home']);
  writeStored(ownKey('REASONS', 'ask'), ['only at home']);
  await open();
  expect(readOwn('REASONS', 'reject')).toEqual(['from the office']);
  moveTo('office');
  await open();
  expect(readOwn('REASONS', 'ask')).toEqual(['only at home']);
});

it('if a changed setting could not be uploaded, the newer of the browser’s and the server’s values wins', async () => {
  const sent: unknown[] = [];
  const answer = (updateTime: string) =>
    server.use(
      http.get(CALL, () =>
        HttpResponse.json({
          code: 0,
          data: { values: { LIST_DENSITY: '"large"' }, updateTime: { LIST_DENSITY: updateTime } },
        }),
      ),
    );
  await open();
  server.use(http.post(CALL, () => HttpResponse.json({}, { status: 500 })));
  writeOwn('LIST_DENSITY', 'small');
  await finishWork();
  server.use(
    http.post(CALL, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 0 });
    }),
  );
  answer('2001-01-01 00:00:00');
  await open();
  expect(readOwn('LIST_DENSITY')).toBe('small');
  expect(sent).toEqual([{ values: { LIST_DENSITY: '"small"' } }]);
  answer('2901-01-01 00:00:00');
  server.use(http.post(CALL, () => HttpResponse.json({}, { status: 500 })));
  writeOwn('LIST_DENSITY', 'middle');
  await open();
  expect(readOwn('LIST_DENSITY')).toBe('large');
});

it('two users of one browser have separate settings', async () => {
  writeStored(`TABLE ${TABLE}`, { hidden: ['phone'] });
  writeStored('HOME_BLOCKS', { 2: { order: ['notices'], hidden: [] } });
  await open();
  await open('yunying');
  expect(readOwn('TABLE', TABLE)).toBeUndefined();
  expect(readOwn('HOME_BLOCKS')).toEqual({ order: ['notices'], hidden: [] });
  writeOwn('TABLE', { hidden: ['address'] }, TABLE);
  await finishWork();
  moveTo('home');
  await open();
  expect(readOwn('TABLE', TABLE)).toEqual({ hidden: ['phone'] });
  await open('yunying');
  expect(readOwn('TABLE', TABLE)).toEqual({ hidden: ['address'] });
});

it('settings stay in the browser if the server lacks the endpoints, which are requested only once', async () => {
  const asked = contractOnly();
  writeStored('REVIEW', { keys: false });
  await open();
  writeOwn('LIST_DENSITY', 'small');
  await finishWork();
  expect(readOwn('LIST_DENSITY')).toBe('small');
  expect(readStored('REVIEW')).toEqual({ keys: false });
  expect(reviewSettings().keys).toBe(false);
  expect(asked).toEqual(['GET /system/accounts/settings']);
});

it('unknown settings and invalid JSON from the server are ignored', async () => {
  const values = { 'Access-Token': '"x"', VIEWS: '[]', TABLE: '{', LIST_DENSITY: '"small"' };
  server.use(http.get(CALL, () => HttpResponse.json({ code: 0, data: { values, updateTime: {} } })));
  await open();
  expect(readOwn('LIST_DENSITY')).toBe('small');
  expect(['TABLE 1', 'VIEWS 1'].map(readStored)).toEqual([undefined, undefined]);
  expect(readStored('Access-Token')).not.toBe('x');
});
