import { screen, within } from '@testing-library/react';
import { Button, Form } from 'antd';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { readFields } from '../check/fields';
import { FormFields } from './FormFields';
import { FormValues } from './FormValues';

beforeEach(() => signInAs());

const fields = readFields([
  { id: 'money_1', name: '金额', type: 'money', required: true },
  { id: 'choice_2', name: '用途', type: 'choice', values: ['拜访', '会议'] },
  { id: 'table_3', name: '明细', type: 'table', required: true },
  { id: 'table_3.text_1', name: '品名', required: true },
  { id: 'person_4', name: '陪同', type: 'person' },
  { id: 'file_5', name: '发票', type: 'file' },
]);

it('an applicant fills in the defined fields and sees which required fields are missing', async () => {
  const sent = vi.fn();
  const { user } = await renderPage(
    <Form onFinish={sent}>
      <FormFields fields={fields} />
      <Button htmlType="submit">提交</Button>
    </Form>,
  );
  await user.click(screen.getByText('提交'));
  expect(await screen.findByText('“明细”至少填写一行')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('金额'), '12.5');
  await user.click(screen.getByLabelText('用途'));
  await user.click(await screen.findByTitle('会议'));
  await user.click(screen.getByText('添加一行'));
  await user.type(screen.getByLabelText('第 1 行 品名'), '茶叶');
  await user.click(screen.getByText('提交'));
  await expect
    .poll(() => sent)
    .toHaveBeenCalledWith({
      values: {
        money_1: 12.5,
        choice_2: '会议',
        table_3: [{ text_1: '茶叶' }],
        person_4: undefined,
        file_5: undefined,
      },
    });
});

it('form values are shown as text, without markup or unsafe links', async () => {
  const values = {
    money_1: 1200,
    choice_2: { html: '<b>' },
    table_3: [{ text_1: '<img src=x>' }, null],
    person_4: '5',
    file_5: [{ name: '发票.pdf', url: 'javascript:alert(1)' }, { name: 7 }],
  };
  await renderPage(<FormValues fields={fields} values={values} people={{ 5: '小王' }} />);
  expect(screen.getByText(/1,200\.00/)).toBeVisible();
  expect(screen.getByText('小王')).toBeVisible();
  expect(within(screen.getByRole('table', { name: '明细' })).getByText('<img src=x>')).toBeVisible();
  expect(screen.getByText('发票.pdf').closest('a')).not.toHaveAttribute('href');
  expect(screen.getByText('-')).toBeVisible();
});
