import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { keepDraft } from '@/shared/form/drafts/drafts';
import { circulars, isWritten } from './circular.resource';
import RacingCircularDetailPage from './RacingCircularDetailPage';
import RacingCircularFormPage from './RacingCircularFormPage';
import RacingCircularListPage from './RacingCircularListPage';

beforeEach(() => signInAs());

it('a published circular can be edited after a user withdraws the circular on its detail page', async () => {
  const { user } = await renderPage(<RacingCircularDetailPage />, '/?id=2');
  const name = '第四届岭海杯汉字录入公开赛竞赛规程';
  expect(await screen.findByRole('heading', { name, level: 2 })).toBeVisible();
  expect(screen.getByText('竞赛规程.pdf')).toBeVisible();
  expect(screen.queryByLabelText(`编辑 ${name}`)).toBeNull();
  await user.click(screen.getByLabelText(`撤回 ${name}`));
  await user.click(within(await findDialog()).getByText('撤回', { selector: 'button *' }));
  expect(await screen.findByLabelText(`编辑 ${name}`)).toBeVisible();
});

it('a published circular can be neither selected nor removed', async () => {
  await renderPage(<RacingCircularListPage />, '/?publishStatus=1');
  const [box] = await screen.findAllByLabelText(/^选择 /);
  expect(box).toBeDisabled();
  expect(screen.queryByLabelText(/^删除 /)).toBeNull();
});

it('a restored draft of a contest circular shows the name of the chosen contest', async () => {
  keepDraft(
    { path: circulars.path, record: 'new', title: '', key: 'k' },
    { title: '关于比赛的通知', competitionId: 1 },
  );
  await renderPage(<RacingCircularFormPage />, '/contest/racingCircularAdd');
  expect(await screen.findByTitle('第五届岭海杯汉字录入公开赛')).toBeVisible();
});

it('a circular with a short title and no text shows an error at each field', async () => {
  const { user } = await renderPage(<RacingCircularFormPage />, '/contest/racingCircularAdd');
  await user.click(await screen.findByLabelText('通告标题'));
  await user.paste('一');
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('标题为2到100个字')).toBeVisible();
  expect(await screen.findByText('请输入正文')).toBeVisible();
});

it.each([
  ['', false],
  [null, false],
  ['<p></p><p>&nbsp;</p>', false],
  ['<p>通知</p>', true],
  ['<p><img src="/logo.svg"></p>', true],
])('the text %j counts as filled in: %s', (html, written) => expect(isWritten(html)).toBe(written));
