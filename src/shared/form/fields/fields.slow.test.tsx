import { screen, waitFor } from '@testing-library/react';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { FileField } from '@/shared/files/upload/FileField';
import { FilesField } from '@/shared/files/upload/FilesField';
import { ImageField } from '@/shared/files/upload/ImageField';
import { ImagesField } from '@/shared/files/upload/ImagesField';
import { renderPage, signInAs } from '@/testing/renderPage';
import { DistrictField } from '@/areas/base/school/DistrictField';
import { IconField } from '@/areas/system/menu/PlaceFields';
import { DateField } from './DateField';
import { DateRangeField } from './DateRangeField';
import { doubleKeys, KeyValueField } from './KeyValueField';
import { MoneyField, useMoneyRule } from './MoneyField';
import { RemoteSelect } from './RemoteSelect';
import { RichText } from './rich/RichText';

/** Renders a form with one required field; `sent` records the submitted values. */
async function formOf(field: ReactElement, value?: unknown) {
  const sent = vi.fn();
  const page = await renderPage(
    <Form name="f" initialValues={{ x: value }} onFinish={({ x }: { x: unknown }) => sent(x)}>
      <Form.Item name="x" label="字段" rules={[{ required: true, message: '不能为空' }]}>
        {field}
      </Form.Item>
      <button type="submit">发送</button>
    </Form>,
  );
  const control = () => document.getElementById('f_x') as HTMLElement;
  const send = () => page.user.click(screen.getByText('发送'));
  await waitFor(() => expect(control()).toBeInTheDocument());
  return { ...page, control, send, sent };
}

const choices = vi.fn(() => Promise.resolve([{ value: 1, label: '甲' }]));

it.each<[string, ReactElement]>([
  ['antd text', <Input key="x" />],
  ['antd number', <InputNumber key="x" />],
  ['antd select', <Select key="x" options={[]} />],
  ['antd switch', <Switch key="x" />],
  ['money', <MoneyField key="x" />],
  ['remote select', <RemoteSelect key="x" source="test" search={choices} />],
  ['date', <DateField key="x" />],
  ['date and time', <DateField key="x" time />],
  ['date range', <DateRangeField key="x" />],
  ['district', <DistrictField key="x" />],
  ['image', <ImageField key="x" />],
  ['images', <ImagesField key="x" />],
  ['file', <FileField key="x" />],
  ['files', <FilesField key="x" />],
  ['rich text', <RichText key="x" />],
  ['icon', <IconField key="x" />],
  ['key and value', <KeyValueField key="x" />],
])('the %s field exposes its label, required state and error to assistive technology', async (_, field) => {
  await signInAs();
  const { control, send, sent } = await formOf(field);
  expect(control()).toHaveAccessibleName(/字段|键 1/);
  expect(control()).toHaveAttribute('aria-required', 'true');
  expect(control()).not.toHaveAttribute('aria-invalid', 'true');
  control().focus();
  expect(control()).toHaveFocus();

  await send();
  await waitFor(() => expect(control()).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(control()).toHaveAccessibleDescription(expect.stringContaining('不能为空')));
  expect(sent).not.toHaveBeenCalled();
});

it('the money field accepts plain digits, shows separators and submits the exact amount', async () => {
  const { control, user, send, sent } = await formOf(<MoneyField />, 1234.5);
  expect(control()).toHaveValue('1,234.50');
  await user.clear(control());
  await user.type(control(), '98765.43');
  expect(control()).toHaveValue('98765.43');
  await user.tab();
  await user.tab({ shift: true });
  await user.keyboard('12');
  expect(control(), 'who comes with Tab writes over it').toHaveValue('12');
  await user.clear(control());
  await user.paste('￥１，０００．１');
  await user.tab();
  expect(control()).toHaveValue('1,000.10');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(1000.1));
});

function Bounded() {
  return (
    <Form name="b">
      <Form.Item name="y" label="金额" rules={[useMoneyRule({ max: 100 })]}>
        <MoneyField />
      </Form.Item>
    </Form>
  );
}

it('an amount out of bounds fails validation and stays in the field', async () => {
  const { user } = await renderPage(<Bounded />);
  await user.type(await screen.findByLabelText('金额'), '100.01');
  expect(await screen.findByText('金额不能超过 100.00')).toBeVisible();
  await user.clear(screen.getByLabelText('金额'));
  await waitFor(() => expect(screen.queryByText('金额不能超过 100.00')).not.toBeInTheDocument());
  await user.type(screen.getByLabelText('金额'), '-5');
  await user.tab();
  expect(screen.getByLabelText('金额'), 'it does not disappear').toHaveValue('-5.00');
  expect(await screen.findByText('金额不能小于 0.00')).toBeVisible();
});

it.each([
  ['12.5元', '“12.5元”不是金额，请输入如 1,234.50 的数字'],
  ['1.005', '“1.005”的小数超过两位'],
  ['1e3', '“1e3”不是金额，请输入如 1,234.50 的数字'],
  ['abc', '“abc”不是金额，请输入如 1,234.50 的数字'],
])('the invalid amount %s stays in the field and appears in the error', async (typed, problem) => {
  const { user } = await renderPage(<Bounded />);
  await user.type(await screen.findByLabelText('金额'), typed);
  await user.tab();
  expect(screen.getByLabelText('金额')).toHaveValue(typed);
  expect(await screen.findByText(problem)).toBeVisible();
});

it('a very large amount keeps all its digits and is shown with separators', async () => {
  const { user } = await renderPage(<Bounded />);
  await user.type(await screen.findByLabelText('金额'), '99999999999');
  await user.tab();
  expect(screen.getByLabelText('金额')).toHaveValue('99,999,999,999.00');
  expect(await screen.findByText('金额不能超过 100.00')).toBeVisible();
});

it('[row 99] a remote select shows the label of its value and searches after the user stops typing', async () => {
  const search = vi.fn((words: string) => Promise.resolve([{ value: 2, label: `乙${words}` }]));
  const nameOf = vi.fn(() => Promise.resolve('甲方'));
  const { control, user, send, sent } = await formOf(<RemoteSelect source="s" search={search} nameOf={nameOf} />, 7);
  expect(await screen.findByText('甲方')).toBeVisible();
  expect(search).not.toHaveBeenCalled();
  await user.type(control(), 'ab');
  await user.click(await screen.findByText('乙ab'));
  expect(search.mock.calls.map(([words]) => words)).toEqual(['', 'ab']);
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(2));
});

it('the user picks a province, a city and a district; a new province clears the city and the district', async () => {
  await signInAs();
  const { control, user, send, sent } = await formOf(<DistrictField />);
  const choose = async (list: HTMLElement, name: string) => {
    await user.type(list, name.slice(0, 2));
    await user.click((await screen.findAllByText(name)).at(-1) as HTMLElement);
  };
  expect(screen.getByLabelText('市')).toBeDisabled();
  await choose(control(), '广东省');
  await choose(screen.getByLabelText('市'), '深圳市');
  await choose(screen.getByLabelText('区县'), '南山区');
  await send();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith([44, 4403, 440305]));
  await choose(control(), '北京市');
  await send();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith([11]));
});

it('the user can add, move and remove key-value pairs, and a duplicate key is marked', async () => {
  const { user, send, sent } = await formOf(<KeyValueField />);
  await user.type(screen.getByLabelText('键 1'), 'a');
  await user.type(screen.getByLabelText('值 1'), '1');
  await user.click(screen.getByText('添加一行'));
  await waitFor(() => expect(screen.getByLabelText('键 2')).toHaveFocus());
  await user.keyboard('a');
  expect(screen.getByLabelText('键 2')).toHaveAttribute('aria-invalid', 'true');
  expect(
    doubleKeys([
      { key: 'a', value: '' },
      { key: ' a', value: '' },
    ]),
  ).toEqual(['a']);
  await user.type(screen.getByLabelText('键 2'), 'b');
  await user.click(screen.getByLabelText('上移第 2 行'));
  await send();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith([
      { key: 'ab', value: '' },
      { key: 'a', value: '1' },
    ]),
  );
  await user.click(screen.getByLabelText('删除第 1 行'));
  await send();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith([{ key: 'a', value: '1' }]));
});

it('the user finds an icon by its name', async () => {
  const icon = await formOf(<IconField />);
  await icon.user.type(icon.control(), 'trop');
  await icon.user.click((await screen.findAllByText('trophy')).at(-1) as HTMLElement);
  await icon.send();
  await waitFor(() => expect(icon.sent).toHaveBeenCalledWith('trophy'));
});

it('an impossible stored date (2023-02-29) is shown as an empty field, and saving keeps that date', async () => {
  const { control, send, sent } = await formOf(<DateField />, '2023-02-29');
  expect(control()).toHaveValue('');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('2023-02-29'));
});
