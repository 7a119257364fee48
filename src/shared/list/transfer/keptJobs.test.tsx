import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { type ExportJob, hasKeptJobs, type Job, useJobs } from './jobs';
import { changeJob, putJob, markJobsSeen, recallJobs, removeJob } from './keptJobs';

const users: ExportJob = {
  id: 'a',
  kind: 'export',
  title: '用户管理',
  state: 'running',
  done: 1000,
  total: 3000,
  choice: { address: '/system/user?userName=a', format: 'csv', columns: 'all' },
  run: () => undefined,
};
const schools: Job = { id: 'b', kind: 'import', title: '学校', state: 'running', done: 3, total: 10 };

const signedInAs = (userId: number) =>
  useSession.setState((session) => ({ user: { ...session.user, userId } as typeof session.user }));

/** Simulates a reload: the jobs in memory are gone. */
const reload = () => useJobs.setState({ jobs: [] });

beforeEach(() => signedInAs(7));
afterEach(() => {
  reload();
  sessionStorage.clear();
});

it('running imports and exports are listed as interrupted after a reload', () => {
  putJob(users);
  putJob(schools);
  reload();
  recallJobs();
  const { run: _, ...kept } = users;
  expect(useJobs.getState().jobs).toEqual([
    { ...schools, state: 'lost', isNew: true },
    { ...kept, state: 'lost', isNew: true },
  ]);
  recallJobs();
  expect(useJobs.getState().jobs).toHaveLength(2);
});

it('another user of the same browser tab does not see the stored imports and exports', () => {
  putJob(users);
  reload();
  signedInAs(8);
  expect(hasKeptJobs()).toBe(true);
  recallJobs();
  expect(useJobs.getState().jobs).toEqual([]);
  expect(hasKeptJobs()).toBe(false);
});

it('a finished export counts as unsaved work until its file is downloaded', () => {
  putJob(users);
  changeJob<ExportJob>('a', { state: 'done', file: { blob: new Blob(), name: 'a.csv' }, isNew: true });
  expect(hasKeptJobs()).toBe(true);
  changeJob<ExportJob>('a', { isSaved: true });
  expect(hasKeptJobs()).toBe(false);
  putJob(schools);
  removeJob('b');
  expect(hasKeptJobs()).toBe(false);
  markJobsSeen();
  expect(useJobs.getState().jobs).toMatchObject([{ id: 'a', isNew: false }]);
});

it('invalid stored imports and exports are ignored', () => {
  sessionStorage.setItem('jobs', '{"user":"7","jobs":[{"id":1}]}');
  recallJobs();
  expect(useJobs.getState().jobs).toEqual([]);
});
