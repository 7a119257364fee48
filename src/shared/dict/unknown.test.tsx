import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { StatusSwitch } from '@/shared/list/actions/StatusSwitch';
import { crudApi } from '@/shared/api/crudApi';
import { contactSchema } from '@/areas/system/contacts/contacts.resource';
import { takeConsoleErrors } from '@/testing/setup';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { DictRadio } from './DictSelect';
import { DictTag } from './DictTag';

beforeEach(() => signInAs());

/** Mocks the entries of every dictionary. */
const answer = (rows: unknown[]) =>
  server.use(http.get('*/api/system/dict/data/type', () => HttpResponse.json({ code: 0, data: rows })));

it('dictionary entries without a value are hidden, and entries without a label show their value', async () => {
  answer([{ dictLabel: '无值' }, null, { dictValue: 0 }, { dictValue: '9', dictLabel: null }, { dictValue: '9' }, {}]);
  await renderPage(<DictRadio dictType="biz_contract_type" />);
  expect(await screen.findByRole('radio', { name: '9' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['0', '9']);
  takeConsoleErrors();
});

it('a field value that the dictionary lacks is shown as a checked radio button', async () => {
  await renderPage(
    <>
      <DictTag dictType="sys_normal_disable" value="7" />
      <DictRadio dictType="sys_normal_disable" value="7" />
    </>,
  );
  expect(await screen.findByRole('radio', { name: '7' })).toBeChecked();
});

it('an unknown or empty status is shown as text instead of a switch', async () => {
  const api = crudApi(contactSchema, '/system/contacts', 'id');
  const view = (status: string) => (
    <StatusSwitch api={api} id={1} name="甲" status={status} permission="system:contacts:edit" />
  );
  await renderPage(
    <>
      {view('0')}
      {view('7')}
      {view('')}
    </>,
  );
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.getByText('-')).toBeVisible();
});

it('a radio field with 5,000 entries becomes a select that renders only a few entries', async () => {
  answer(Array.from({ length: 5000 }, (_, index) => ({ dictValue: String(index), dictLabel: `第${index}项` })));
  await renderPage(<DictRadio dictType="biz_settle_cycle" value="3" />);
  expect(await screen.findByText('第3项')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('第0项')).toBeVisible();
  expect(document.querySelectorAll('*').length).toBeLessThan(500);
});

it('states with the same meaning have the same tag style in every dictionary', async () => {
  await renderPage(
    <>
      <DictTag dictType="sys_common_status" value="0" />
      <DictTag dictType="sys_normal_disable" value="0" />
      <DictTag dictType="sys_show_hide" value="1" />
      <DictTag dictType="biz_order_status" value="5" />
      <DictTag dictType="biz_publish_status" value="2" />
      <DictTag dictType="biz_contest_status" value="6" />
      <DictTag dictType="sys_normal_disable" value="1" />
    </>,
  );
  const looks = await Promise.all(
    ['成功', '正常', '隐藏', '已退款', '已撤回', '已取消', '停用'].map(
      async (label) => (await screen.findByText(label)).className,
    ),
  );
  expect(looks[0]).toBe(looks[1]);
  expect(new Set(looks.slice(2)).size).toBe(1);
  expect(looks[0]).not.toBe(looks[2]);
});
