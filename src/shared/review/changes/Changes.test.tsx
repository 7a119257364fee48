import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { FactGroup } from '@/shared/record/Facts';
import { resource } from '@/shared/resource/resource';
import { renderPage, speak } from '@/testing/renderPage';
import { reviewShape } from '../review';
import { Changes } from './Changes';

const schema = z.object({
  id: z.number(),
  courseName: z.string(),
  chapters: z.array(z.string()),
  typeId: z.number(),
  ...reviewShape,
});
type Row = z.infer<typeof schema>;

const api = resource({
  schema,
  path: '/thing',
  id: 'id',
  permission: 'approval:course',
  messages: 'approval:course',
  nameOf: ({ courseName }) => courseName,
});
const groups: FactGroup<Row>[] = [{ title: '', facts: [{ name: 'courseName', label: '课程名称' }] }];

afterEach(() => speak());

/** Renders the changes of a course since its rejection, whose fields had these values then. */
function changesSince(values: Record<string, unknown>, auditTime = '2026-11-29 10:00:00') {
  const lastRejected = { auditRemark: '视频无法播放', auditBy: '李静', auditTime, values };
  const row: Row = { id: 1, courseName: '茶艺', chapters: ['新'], typeId: 3, lastRejected };
  return renderPage(<Changes row={row} groups={groups} api={api} />);
}
const section = () => screen.findByRole('region', { name: '上次驳回后的修改' });

it('only the label of a changed field is listed if its old and new values cannot be shown', async () => {
  await changesSince({ chapters: ['旧'] });
  const changes = within(await section());
  expect(changes.getByText('以下内容有修改：课程目录')).toBeVisible();
  expect(changes.queryByText('自上次驳回后没有修改')).toBeNull();
  expect(changes.queryByRole('table')).toBeNull();
});

it('below the table of old and new values, other changed fields are listed if they have a label', async () => {
  await changesSince({ courseName: '茶', chapters: ['旧'], typeId: 4 });
  const changes = within(await section());
  expect(changes.getByRole('row', { name: '课程名称 茶 茶艺' })).toBeVisible();
  expect(changes.getByText('以下内容有修改：课程目录')).toBeVisible();
});

it('a changed field without a label is listed by its key if nothing else has changed', async () => {
  await changesSince({ typeId: 4 });
  expect(within(await section()).getByText('以下内容有修改：typeId')).toBeVisible();
});

it('a record that has not changed since its rejection shows a message instead of changes', async () => {
  await changesSince({ courseName: '茶艺' });
  expect(within(await section()).getByText('自上次驳回后没有修改')).toBeVisible();
});

it.each(['2026-11-29 10:00:00', '2026-11-29T02:00:00Z', '1795917600000'])(
  'the rejection time %s is shown in the user’s language',
  async (auditTime) => {
    await speak('en-US');
    await changesSince({}, auditTime);
    expect(await screen.findByText(/Nov 29, 2026, 10:00:00\sAM/)).toBeVisible();
  },
);
