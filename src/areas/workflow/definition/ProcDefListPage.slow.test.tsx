import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { definitions } from '../flow/definition.resource';
import ProcDefListPage from './ProcDefListPage';

beforeEach(() => signInAs());

const rowOf = async (name: string) =>
  within((await screen.findByLabelText(`选择 ${name}`)).closest('tr') as HTMLElement);

it('a process file of the wrong type is refused with a message that lists the allowed types', async () => {
  const { user } = await renderPage(<ProcDefListPage />);
  await screen.findByText('部署流程文件');
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['x'], 'leave.xml'));
  expect(await screen.findByText('仅支持 .bpmn20.xml、.bpmn、.zip、.bar 文件')).toBeVisible();
});

it('a workflow version with running requests can be suspended but not removed', async () => {
  const { user } = await renderPage(<ProcDefListPage />, '/act/procDef/list?key=leave');
  const row = await rowOf('请假流程 v2');
  await user.click(row.getByText('挂起'));
  const asked = await findDialog('确定挂起“请假流程 v2”吗？');
  expect(asked).toHaveTextContent('该操作会一并挂起所有流程实例。');
  expect(await within(asked).findByText(/其中正在运行的申请：[1-9]\d* 个。/)).toBeVisible();
  await user.click(buttonIn(asked, '挂起'));
  expect(await row.findByText('激活', { selector: 'button' })).toBeVisible();
  await user.click(await inMore(user, '更多 请假流程 v2', '删除'));
  const removal = await findDialog('确认删除');
  expect(await within(removal).findByText(/有 [1-9]\d* 个申请正在运行，结束后才能删除。/)).toBeVisible();
  await user.click(buttonIn(removal, '删除'));
  expect(await screen.findByText('流程正在运行中，无法删除')).toBeVisible();
  const { records } = await definitions.list({ key: 'leave' });
  expect(records.map(({ version, suspensionState }) => [version, suspensionState])).toEqual([
    ['2', 2],
    ['1', 1],
  ]);
});
