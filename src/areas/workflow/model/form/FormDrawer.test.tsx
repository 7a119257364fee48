import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { readFields } from '../../check/fields';
import { FormDrawer } from './FormDrawer';

beforeEach(() => signInAs());

const before = readFields([
  { id: 'text_1', name: '事由', type: 'text' },
  { id: 'money_2', name: '金额', type: 'money', required: true },
]);

it('a clerk adds, renames and moves fields and confirms all changes together', async () => {
  const onDone = vi.fn();
  const { user } = await renderPage(<FormDrawer fields={before} taken={[]} onDone={onDone} onClose={vi.fn()} />);
  await user.click(await screen.findByText('添加字段'));
  await user.type(screen.getAllByLabelText('名称')[2] as HTMLElement, '类别');
  await user.click(screen.getAllByLabelText('类型')[2] as HTMLElement);
  await user.click(await screen.findByTitle('单选'));
  await user.type(screen.getByLabelText('选项'), '差旅{Enter}办公{Enter}');
  await user.type(screen.getAllByLabelText('名称')[1] as HTMLElement, '（元）');
  await user.click(screen.getByLabelText('上移类别'));
  expect(screen.getByText('choice_3')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByText('确定'));
  expect(onDone).toHaveBeenCalledWith(
    readFields([
      { id: 'text_1', name: '事由' },
      { id: 'choice_3', name: '类别', type: 'choice', values: ['差旅', '办公'] },
      { id: 'money_2', name: '金额（元）', type: 'money', required: true },
    ]),
  );
});

it('a clerk adds a column to a table field and removes another field', async () => {
  const onDone = vi.fn();
  const table = readFields([
    { id: 'table_1', name: '明细', type: 'table' },
    { id: 'date_2', name: '日期' },
  ]);
  const { user } = await renderPage(<FormDrawer fields={table} taken={[]} onDone={onDone} onClose={vi.fn()} />);
  await user.click(await screen.findByText('添加列'));
  expect(screen.getByText('table_1.text_1')).toBeVisible();
  await user.type(screen.getAllByLabelText('名称')[1] as HTMLElement, '品名');
  await user.click(screen.getByLabelText('删除日期'));
  await user.click(screen.getByText('确定'));
  expect(onDone).toHaveBeenCalledWith(
    readFields([
      { id: 'table_1', name: '明细', type: 'table' },
      { id: 'table_1.text_1', name: '品名' },
    ]),
  );
});

it('a new field gets neither the id of a removed field nor an id that the diagram still mentions', async () => {
  const { user } = await renderPage(
    <FormDrawer fields={before} taken={['date_3']} onDone={vi.fn()} onClose={vi.fn()} />,
  );
  await user.click(await screen.findByText('添加字段'));
  expect(screen.getByText('text_4')).toBeVisible();
  await user.click(screen.getByLabelText('删除字段 3'));
  await user.click(screen.getByLabelText('删除金额'));
  await user.click(screen.getByText('添加字段'));
  expect(screen.getByText('text_4')).toBeVisible();
  expect(screen.queryByText('text_2')).not.toBeInTheDocument();
});
