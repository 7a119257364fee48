import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectNotices } from '@/shared/display/notify';
import { announceLive } from '@/shared/api/stream/live';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { contractOnly } from '@/testing/contractOnly';
import { signInAs } from '@/testing/renderPage';
import { takeConsoleErrors } from '@/testing/setup';
import { server } from '@/testing/server';
import { saveExport } from './exportJob';
import { type ExportJob, hasKeptJobs, type Job, useJobs } from './jobs';
import { followServerJobs, removeServerJob, syncServerJobs } from './serverJobs';

const MINE = '*/api/system/job/mine';
const running = { id: '9007199254740993001', title: '订单', state: 'running', done: 400, total: 2000 };
const done = { ...running, state: 'done', done: 2000, fileName: '订单-20261126-0900.xlsx', fetched: false };

let end = () => {};
let notices: string[];
let answer: (object | null)[];
let asked: number;
beforeEach(async () => {
  await signInAs();
  notices = [];
  asked = 0;
  connectNotices((notice) => void notices.push(JSON.stringify(notice)));
  useJobs.setState({ jobs: [] });
  server.use(
    http.get(MINE, () => {
      asked += 1;
      return HttpResponse.json({ code: 0, data: answer });
    }),
  );
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const jobs = () => useJobs.getState().jobs;
/** Follows the server's exports from now on, as after a new sign-in; waits until `listed` are listed. */
const open = async (rows: (object | null)[], listed = rows.length) => {
  answer = rows;
  end = followServerJobs();
  await expect.poll(() => [asked, jobs().length]).toEqual([1, listed]);
};
/** Collects the names of the files that the page downloads. */
function savedNames() {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
const exported = () => announceLive([{ kind: 'export', about: { id: running.id } }]);

it('exports on the server are listed after sign-in and do not count as unsaved work', async () => {
  await open([running, { ...done, id: 7, title: '发票' }]);
  expect(jobs()).toMatchObject([
    { title: '订单', state: 'running', done: 400, total: 2000, isNew: false },
    { title: '发票', state: 'done', isNew: true, server: { id: 7, fileName: done.fileName } },
  ]);
  expect([hasUnsaved(), hasKeptJobs()]).toEqual([false, false]);
});

it('the user is notified once when the server reports the end of an export', async () => {
  await open([running]);
  answer = [done];
  await exported();
  expect(jobs()).toMatchObject([{ state: 'done', isNew: true }]);
  expect(notices.join()).toContain('“订单”已导出，请在页头下载');
  await exported();
  expect(notices).toHaveLength(1);
});

it('a running export is polled every 5 seconds until the session ends, regardless of export events', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open([running]);
  await exported();
  await exported();
  vi.advanceTimersByTime(5000);
  // Resolves after its own request, which follows the periodic one.
  await exported();
  expect(asked).toBe(5);
  end();
  vi.advanceTimersByTime(5000);
  await syncServerJobs();
  expect(asked).toBe(6);
});

it('a delayed response with an older state of an export does not replace the newer state', async () => {
  await open([running]);
  const slow = async () => {
    await delay(50);
    return HttpResponse.json({ code: 0, data: [running] });
  };
  server.use(http.get(MINE, slow, { once: true }));
  answer = [done];
  await Promise.all([exported(), exported()]);
  expect(jobs()).toMatchObject([{ state: 'done' }]);
  expect(notices).toHaveLength(1);
});

it('an export with a 19-digit id is downloaded under the server’s file name', async () => {
  const fetched: (string | null)[] = [];
  server.use(
    http.get('*/api/system/job/file', ({ request }) => {
      fetched.push(new URL(request.url).searchParams.get('id'));
      return new HttpResponse('a', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  const saved = savedNames();
  await open([done]);
  saveExport((jobs()[0] as Job).id);
  await expect.poll(() => saved).toEqual([done.fileName]);
  expect(fetched).toEqual([running.id]);
  expect(jobs()).toMatchObject([{ isNew: false }]);
});

it.each([
  ['text/csv;charset=utf-8', /^订单-\d{8}-\d{4}\.csv$/],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', /^订单-\d{8}-\d{4}\.xlsx$/],
])('an exported %s file is named %s if the server sends no file name', async (type, name) => {
  server.use(http.get('*/api/system/job/file', () => new HttpResponse('a', { headers: { 'content-type': type } })));
  const saved = savedNames();
  await open([{ ...done, fileName: null }]);
  saveExport((jobs()[0] as Job).id);
  await expect.poll(() => saved).toEqual([expect.stringMatching(name)]);
});

it('stopping or removing an export sends a request to the server, and a refusal is shown', async () => {
  const stopped: unknown[] = [];
  server.use(
    http.post('*/api/system/job/stop', async ({ request }) => {
      stopped.push(await request.json());
      return HttpResponse.json(stopped.length > 1 ? { code: 500, msg: '服务器繁忙' } : { code: 0 });
    }),
  );
  await open([running]);
  answer = [{ ...running, state: 'stopped' }];
  jobs()[0]?.stop?.();
  await expect.poll(() => jobs()).toMatchObject([{ state: 'stopped' }]);
  await removeServerJob(jobs()[0] as ExportJob);
  expect(jobs()).toEqual([]);
  expect(stopped).toEqual([{ id: running.id }, { id: running.id }]);
  expect(notices.join()).toContain('服务器繁忙');
});

it('a stopped or failed export can be restarted only if the exported list’s address is inside the app', async () => {
  const address = '/sales/order?orderStatus=1';
  await open([
    { id: 1, state: 'stopped', address, format: 'csv' },
    { id: 2, state: 'failed', address: 'https://example.com/x', format: 'csv' },
  ]);
  expect(jobs()).toMatchObject([{ choice: { address, format: 'csv' } }, { id: 'server 2' }]);
  expect(jobs()[1]).not.toHaveProperty('choice');
});

it('in the export list, invalid fields get default values; the list is emptied when the session ends', async () => {
  const strange = [
    { id: 1 },
    { id: 2, state: 'melted', title: null, done: null, total: '12' },
    { state: 'done' },
    null,
  ];
  await open(strange, 2);
  expect(jobs()).toMatchObject([
    { title: '', state: 'lost', done: 0, total: 0 },
    { state: 'lost', total: 12 },
  ]);
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('1 rows without id')]);
  end();
  expect(jobs()).toEqual([]);
});

it('the list of exports is requested only once if the server lacks the endpoint', async () => {
  const calls = contractOnly();
  end = followServerJobs();
  await expect.poll(() => calls).toEqual(['GET /system/job/mine']);
  await exported();
  expect(calls).toHaveLength(1);
});
