import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DictTag } from '@/shared/dict/DictTag';
import { dictData as entries, dictTypes as types } from '@mocks/db';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import DictListPage from './DictListPage';

beforeEach(() => signInAs());

it('a user opens the entries of a dictionary and returns to all dictionaries', async () => {
  const { user, router } = await renderPage(<DictListPage />, '/?dictName=性别');
  await user.click(await screen.findByLabelText('列表 用户性别'));
  expect(router.state.location.search).toBe('?of=sys_user_sex');
  expect(await screen.findByLabelText('编辑 女')).toBeVisible();
  expect(screen.getByLabelText('sys_user_sex 的字典数据', { selector: 'section' })).toBeVisible();
  expect(await screen.findByText('共 3 条')).toBeVisible();
  await user.click(screen.getByText('全部字典'));
  expect(await screen.findByLabelText('字典管理', { selector: 'section' })).toBeVisible();
});

it('a changed entry is updated at once wherever the dictionary is used', async () => {
  const { user } = await renderPage(
    <>
      <p>
        例：
        <DictTag dictType="sys_user_sex" value="1" />
      </p>
      <DictListPage />
    </>,
    '/?of=sys_user_sex',
  );
  const example = (await screen.findByText(/^例/)).closest('p') as HTMLElement;
  await waitFor(() => expect(example).toHaveTextContent('例：女'));
  await user.click(await screen.findByLabelText('编辑 女'));
  const form = await findDialog();
  const label = await within(form).findByLabelText('字典标签');
  await user.clear(label);
  await user.type(label, '女士');
  await waitFor(() => expect(within(form).getAllByText('女士')).toHaveLength(6));
  await user.click(within(form).getByLabelText(/危险/));
  await user.click(within(form).getByLabelText('是否默认'));
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  await waitFor(() => expect(example).toHaveTextContent('例：女士'));
  expect(await entries.find(2)).toMatchObject({ dictLabel: '女士', listClass: 'danger', isDefault: 'Y' });
  expect((await entries.find(1))?.isDefault).toBe('N');
});

it('a new dictionary is saved only with a valid key', async () => {
  const { user } = await renderPage(<DictListPage />, '/?dictType=own');
  await user.click(await screen.findByText('新建'));
  const form = await findDialog();
  await user.type(within(form).getByLabelText('字典名称'), '自有');
  await user.type(within(form).getByLabelText('字典类型'), 'Own Key');
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('以小写字母开头，只能包含小写字母、数字和下划线')).toBeVisible();
  await user.clear(within(form).getByLabelText('字典类型'));
  await user.type(within(form).getByLabelText('字典类型'), 'own_key');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('own_key')).toBeVisible();
  expect((await types.all()).at(-1)).toMatchObject({ dictName: '自有', dictType: 'own_key', status: '0' });
});

it('the page shows why the server refuses to remove a dictionary', async () => {
  const { user } = await renderPage(<DictListPage />, '/?dictName=性别');
  await user.click(await inMore(user, '更多 用户性别', '删除'));
  await user.click(buttonIn(await findDialog(), '删除'));
  expect(await screen.findByText('用户性别已分配,不能删除')).toBeVisible();
});
