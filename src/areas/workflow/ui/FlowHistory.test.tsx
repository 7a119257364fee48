import { inBrowserZone } from '@/testing/inBrowserZone';
import { Age } from './useWaitingTexts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { type DoneTask, doneSchema } from '../flow/task.resource';
import { FlowHistory } from './FlowHistory';
import { isPassed } from './useSigningText';

const task = (id: string, more: object = {}): DoneTask =>
  doneSchema.parse({
    id,
    procDefId: 'd',
    procInstId: '1',
    taskName: '会签',
    startTime: '2026-11-26 09:00:00',
    ...more,
  });
const round = { mode: 'all', round: '1-1', total: 3, needed: 3, passed: 2, missing: ['王五'] };

async function show(...steps: DoneTask[]) {
  await signInAs();
  await renderPage(<FlowHistory request={undefined} steps={steps} waiting={[]} />);
}

it('the progress of a step with several tasks is shown only once', async () => {
  await show(
    task('1-1', { result: 2, endTime: '2026-11-26 10:00:00', signing: round }),
    task('1-2', { result: 2, endTime: '2026-11-26 10:00:00', signing: round }),
    task('1-3', { signing: round }),
  );
  expect(screen.getAllByText('2/3 已通过，还差 王五')).toHaveLength(1);
});

it.each([
  [
    { ...round, mode: 'share', needed: 2, passed: 1, missing: ['李四', '王五'] },
    '1/3 已通过（需 2 人），还差 李四、王五',
  ],
  [{ ...round, mode: 'one', passed: 0, missing: ['李四', '王五'] }, '0/3 已通过，李四、王五 中一人决定即可'],
  [{ ...round, passed: 3, missing: [] }, '3/3 已通过'],
  [{ mode: 'veto', round: null, total: null, passed: null, missing: null }, '0/- 已通过'],
])('the approval progress %j of a step with several approvers is shown as %s', async (signing, words) => {
  await show(task('1-1', { signing }));
  expect(screen.getByText(words)).toBeVisible();
});

it('if a decision makes several tasks unnecessary, the history lists all their assignees on one line', async () => {
  const settled = { deleteReason: 'settled', endTime: '2026-11-26 10:00:00', signing: { ...round, missing: [] } };
  await show(
    task('1-1', { ...settled, people: ['李四'], acts: [{ action: 'handOver', by: '李四' }] }),
    task('1-2', { ...settled, deleteReason: null, result: 2, auditor: '王芳-wangfang' }),
    task('1-3', { ...settled, people: ['王五', '李四'] }),
    task('1-4', settled),
    task('2-1', { ...settled, people: null, signing: null, signer: 'after' }),
  );
  expect(screen.getAllByText('已有结论，无需再审批')).toHaveLength(2);
  expect(screen.getByText('李四、王五')).toBeVisible();
  expect(screen.getByText('王芳')).toBeVisible();
  expect(screen.getByText('2/3 已通过')).toBeVisible();
  // Actions taken on a task before it ended are still listed.
  expect(screen.getByText('会签 · 转办')).toBeVisible();
});

it('the history has a line with the reason for each automatic action of the engine', async () => {
  await show(
    task('1-1', { endTime: '2026-11-26 10:00:00', deleteReason: 'skipped', automatic: [{ kind: 'skip', to: [] }] }),
    task('1-2', {
      automatic: [
        { kind: 'administrator', time: '2026-11-26 09:00:00', to: ['系统管理员'] },
        { kind: 'remind', to: ['李四', '王五'] },
        { kind: 'escalated', to: null },
      ],
    }),
    task('1-3', { endTime: '2026-11-26 10:00:00', deleteReason: 'settled' }),
  );
  for (const line of [
    '找不到审批人，已跳过此节点',
    '找不到审批人，已转给管理员 系统管理员',
    '超时未审批，已提醒 李四、王五',
    'escalated',
  ])
    expect(screen.getByText(new RegExp(`^${line}`))).toBeVisible();
  expect(screen.getByText('已跳过')).toBeVisible();
  expect(screen.getByText('已有结论，无需再审批')).toBeVisible();
});

it('a step with several deciders counts as passed only after the last required decision', () => {
  const passed = (...steps: DoneTask[]) => steps.filter((step) => isPassed(step, steps)).map(({ id }) => id);
  const [first, open] = [task('1-1', { result: 2, signing: round }), task('1-2', { signing: round })];
  expect(passed(first, open)).toEqual([]);
  expect(passed(first, { ...open, result: 3 })).toEqual(['1-2']);
  expect(passed(first, { ...open, deleteReason: 'settled' })).toEqual(['1-2']);
  expect(passed(first, { ...open, deleteReason: 'rejected' })).toEqual([]);
  expect(passed(task('1'), task('2', { result: 2 }), task('3', { result: 2, signing: {} }))).toEqual(['2', '3']);
});

it('a decision is shown with the changed fields, its files, and its signature', async () => {
  await show(
    task('1-1', {
      result: 2,
      endTime: '2026-11-26 10:00:00',
      auditor: '王芳-wangfang',
      changes: [
        { field: 'money_1', name: '金额', type: 'money', from: 300, to: 650 },
        { field: 'text_2', name: '说明', from: null, to: '<b>' },
        { field: 'table_3', name: '明细', type: 'table', from: 2, to: 2 },
      ],
      attachments: [{ name: '报价.pdf', url: 'javascript:alert(1)' }],
      signature: { name: 'signature.png', url: '/api/system/dfs/file/1' },
    }),
  );
  expect(screen.getByText('金额：300.00 → 650.00')).toBeVisible();
  expect(screen.getByText('说明：无 → <b>')).toBeVisible();
  expect(screen.getByText('明细：已修改，共 2 行')).toBeVisible();
  expect(screen.getByText('报价.pdf').closest('a')).not.toHaveAttribute('href');
  expect(screen.getByRole('img', { name: '王芳的签名' })).toBeVisible();
});

it('for a user in São Paulo, the waiting time and overdue mark of a step follow the server’s clock', async () => {
  inBrowserZone('America/Sao_Paulo', '2026-11-20T08:00:00Z');
  await renderPage(<Age since="2026-11-20 06:00:00" due="2026-11-20 15:59:59" />);
  expect(screen.getByText('10 小时，已超时')).toBeVisible();
});

it('a step is not overdue before its due date', async () => {
  inBrowserZone('Pacific/Kiritimati', '2026-11-20T08:00:00Z');
  await renderPage(<Age since="2026-11-20 06:00:00" due="2026-11-20 16:00:01" />);
  expect(screen.getByText('10 小时')).toBeVisible();
});
