import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import type { DrawnNode } from '../check/drawing';
import { ElementPanel } from './ElementPanel';
import type { OpenDrawing } from './modeler';
import { StepFields } from './StepFields';

beforeEach(() => signInAs());

const step: DrawnNode = { id: 'head', type: 'bpmn:UserTask', name: '主管审批', groups: 'head', users: '' };

/** Renders the fields of a step as on a server whose engine supports these modes. */
async function open(node: Partial<DrawnNode>, modes: readonly string[]) {
  useSession.setState(({ config }) => ({ config: { ...config, modes } }));
  const canvas = { sign: vi.fn(), handle: vi.fn(), remind: vi.fn() };
  // This stub has only the methods of a canvas that the fields call.
  const all = canvas as unknown as OpenDrawing;
  const { user } = await renderPage(<StepFields node={{ ...step, ...node }} canvas={all} />);
  return { user, ...canvas };
}

it('a step setting is hidden if the server does not support it', async () => {
  await open({ reminder: 'PT24H' }, []);
  expect(screen.getByLabelText('超时提醒（小时）')).toHaveValue('24');
  expect(screen.getByLabelText('驳回后继续流转')).not.toBeChecked();
  expect(screen.queryByLabelText('多人审批方式')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('找不到审批人时')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('超时后')).not.toBeInTheDocument();
});

it('moving the focus through the reminder field does not change a reminder of half an hour', async () => {
  const { user, remind } = await open({ reminder: 'PT30M' }, []);
  await user.click(screen.getByLabelText('超时提醒（小时）'));
  await user.tab();
  expect(remind).not.toHaveBeenCalled();
});

it('a reminder of half an hour is shown as 0.5 hours and can be changed to 1 or 1.5 hours', async () => {
  const { user, remind } = await open({ reminder: 'PT30M' }, []);
  const field = screen.getByLabelText('超时提醒（小时）');
  expect(field).toHaveValue('0.5');
  await user.clear(field);
  await user.type(field, '1');
  expect(remind).toHaveBeenLastCalledWith('head', 'PT1H', '1 小时');
  await user.type(field, '.5');
  expect(remind).toHaveBeenLastCalledWith('head', 'PT90M', '1.5 小时');
});

it('a clerk chooses percentage approval from the modes that the server supports', async () => {
  const { user, sign } = await open({}, ['all', 'share']);
  await user.click(screen.getByLabelText('多人审批方式'));
  expect(screen.queryByTitle('依次审批')).not.toBeInTheDocument();
  await user.click(screen.getByTitle('按比例会签'));
  expect(sign).toHaveBeenCalledWith('head', { mode: 'share', share: 60 });
});

it('a clerk enters the percentage of deciders who must agree', async () => {
  const loop = { sequential: false, condition: '${nrOfCompletedInstances/nrOfInstances >= 0.6}' };
  const { user, sign } = await open({ loop }, ['share']);
  const share = screen.getByLabelText('通过比例（%）');
  expect(share).toHaveValue('60');
  await user.clear(share);
  await user.type(share, '75');
  expect(sign).toHaveBeenLastCalledWith('head', { mode: 'share', share: 75 });
});

it('a condition written by another modeling tool is shown as text and kept unchanged', async () => {
  const { sign } = await open({ loop: { sequential: false, condition: '${allAgree}' } }, ['all']);
  expect(screen.getByText('自定义条件：${allAgree}')).toBeVisible();
  expect(sign).not.toHaveBeenCalled();
});

it('a clerk sets what happens to a step without a decider and to a late step', async () => {
  const { user, handle } = await open({ reminder: 'PT24H' }, ['empty', 'late']);
  await user.click(screen.getByLabelText('找不到审批人时'));
  await user.click(screen.getByTitle('跳过此节点'));
  expect(handle).toHaveBeenLastCalledWith('head', 'empty', 'skip');
  await user.click(screen.getByLabelText('超时后'));
  await user.click(screen.getByTitle('转交指定人员'));
  expect(handle).toHaveBeenLastCalledWith('head', 'late', 'user:');
});

it('a clerk searches for the user who takes over an overdue step', async () => {
  const { user, handle } = await open({ reminder: 'PT24H', late: 'user:' }, ['late']);
  await user.type(screen.getByLabelText('转交指定人员'), 'yunying');
  await user.click(await screen.findByTitle('运营小王 (yunying)'));
  expect(handle).toHaveBeenLastCalledWith('head', 'late', 'user:2');
});

/** The panel of a step. Renaming the step changes the diagram, and undo restores the old name. */
function Panel() {
  const [name, setName] = useState(step.name);
  const drawing = { nodes: [{ ...step, name }], flows: [] };
  // This stub has only the method of a canvas that the name field calls.
  const canvas = { rename: (_: string, to: string) => setName(to) } as unknown as OpenDrawing;
  return (
    <>
      <ElementPanel view={{ drawing, selected: step.id, canUndo: true, canRedo: false }} canvas={canvas} />
      <button type="button" onClick={() => setName(step.name)}>
        撤销
      </button>
    </>
  );
}

it('the name field keeps the focus when Enter is pressed, and shows the old name after an undo', async () => {
  const { user } = await renderPage(<Panel />);
  const field = () => screen.getByLabelText('名称');
  await user.clear(field());
  await user.keyboard('部门审批{Enter}');
  expect(field()).toHaveValue('部门审批');
  expect(field()).toHaveFocus();
  await user.click(screen.getByText('撤销'));
  expect(field()).toHaveValue('主管审批');
});
