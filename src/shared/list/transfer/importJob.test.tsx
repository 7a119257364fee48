import { within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { useSession } from '@/shared/auth/session';
import { connectNotices } from '@/shared/display/notify';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { dismissImport, retryImport, startImport } from './importJob';
import { ImportJobModal } from './ImportJobModal';
import type { ImportRow } from './importRows';
import type { SendRow } from './importSpec';
import { type ImportJob, useJobs } from './jobs';

const rows = Array.from({ length: 10 }, (_, index): ImportRow => ({
  number: index + 2,
  cells: [],
  values: { index },
  errors: [],
}));

beforeEach(() => {
  useJobs.setState({ jobs: [] });
  // Without a host, the notices would stay queued for the host of another test.
  return connectNotices(() => undefined);
});

const jobNow = () => useJobs.getState().jobs[0] as ImportJob;
const begin = (send: SendRow, count = rows.length) =>
  startImport(
    {
      title: '用户管理',
      path: '/things',
      send,
      secret: { label: '', of: String, otherwise: '' },
      header: [],
      first: [],
      refused: [],
    },
    rows.slice(0, count),
  );
const ended = async () => {
  await expect.poll(() => jobNow().state).not.toBe('running');
};

it('[row 35] if another window interrupts an import, the import reports how many rows were not sent', async () => {
  const sent: unknown[] = [];
  begin(({ index }) => {
    if (sent.length >= 4) return Promise.reject(new ApiError('stopped'));
    sent.push(index);
    return Promise.resolve();
  });
  await ended();
  // Of ten rows four were sent: six are left, and none of them counts as refused.
  expect(jobNow()).toMatchObject({ state: 'failed', work: { sending: { sent: 4, total: 10, failed: [] } } });
  expect(jobNow().work?.sending.left).toHaveLength(6);
  expect(jobNow().work?.sending.saved).toHaveLength(4);
});

it('retrying the failed rows of an import keeps the saved rows and lists rows that fail again', async () => {
  let isDown = true;
  begin(({ index }) => {
    if (index === 3 && isDown) return Promise.reject(new ApiError('network'));
    if (index === 5) return Promise.reject(new ApiError('refused', '登录账号已存在'));
    return Promise.resolve(`answer ${String(index)}`);
  });
  await ended();
  expect(jobNow().work?.sending.failed.map(({ row }) => row.number)).toEqual([5, 7]);
  isDown = false;
  retryImport(jobNow());
  await ended();
  const { sent, total, failed, saved } = jobNow().work?.sending ?? {};
  expect([sent, total, failed?.map(({ reason }) => reason)]).toEqual([1, 1, ['登录账号已存在']]);
  expect(saved).toHaveLength(9);
  expect(saved?.at(-1)).toMatchObject({ row: { number: 5 }, note: 'answer 3' });
});

it('all rows of an import are sent with the same import key if the server supports import keys', async () => {
  const keys: (string | undefined)[] = [];
  let isDown = false;
  const send: SendRow = (_, { importKey }) => {
    keys.push(importKey);
    return isDown ? Promise.reject(new ApiError('network')) : Promise.resolve();
  };
  begin(send, 2);
  await ended();
  expect(keys).toEqual([undefined, undefined]);
  useSession.setState(({ config }) => ({ config: { ...config, importKeys: true } }));
  isDown = true;
  begin(send, 2);
  await ended();
  isDown = false;
  retryImport(jobNow());
  await ended();
  const [first, second, third] = keys.slice(2);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('an import row whose response was lost is sent again with the same key and saved only once', async () => {
  useSession.setState(({ config }) => ({ config: { ...config, idempotency: true } }));
  const saved = new Map<string, unknown>();
  let isLost = true;
  begin(({ index }, { key = '' }) => {
    if (!saved.has(key)) saved.set(key, index);
    return isLost && index === 1 ? Promise.reject(new ApiError('timeout')) : Promise.resolve();
  }, 3);
  await ended();
  isLost = false;
  retryImport(jobNow());
  await ended();
  expect([...saved.values()]).toEqual([0, 1, 2]);
  expect(jobNow().work?.sending.saved).toHaveLength(3);
  begin((_, { key = '' }) => Promise.resolve(expect(saved.has(key)).toBe(false)), 3);
  await ended();
});

it('a running import counts as unsaved work until the user stops it', async () => {
  const answers: (() => void)[] = [];
  const id = begin(() => new Promise<void>((resolve) => answers.push(resolve)));
  expect(hasUnsaved()).toBe(true);
  dismissImport(id);
  expect(jobNow().state).toBe('running');
  jobNow().stop?.();
  for (const answer of answers) answer();
  await ended();
  expect(jobNow()).toMatchObject({ state: 'stopped', isNew: true, work: { sending: { sent: 3 } } });
  expect(jobNow().work?.sending.left).toHaveLength(7);
  expect(hasUnsaved()).toBe(false);
});

it('continuing a stopped import sends only the rows that were not sent, each with its own key', async () => {
  await signInAs();
  useSession.setState(({ config }) => ({ config: { ...config, idempotency: true } }));
  const sent: unknown[] = [];
  const keys = new Set<string | undefined>();
  const id = begin(({ index }, { key }) => {
    sent.push(index);
    keys.add(key);
    if (sent.length === 4) jobNow().stop?.();
    return Promise.resolve();
  });
  await ended();
  const count = rows.length - sent.length;
  const { user } = await renderPage(<ImportJobModal id={id} onClose={() => undefined} />);
  const dialog = await findDialog();
  expect(buttonIn(dialog, '下载未导入的行')).toBeVisible();
  await user.click(buttonIn(dialog, `继续导入剩余的 ${count} 行`));
  expect(await within(dialog).findByText('成功 10 / 失败 0')).toBeVisible();
  expect(sent.toSorted((one, other) => Number(one) - Number(other))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(keys).toHaveProperty('size', 10);
  expect(within(dialog).queryByText(/剩余/)).toBeNull();
});
