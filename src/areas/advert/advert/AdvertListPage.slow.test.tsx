import { delay, http } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepDraft } from '@/shared/form/drafts/drafts';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { adverts } from './advert.resource';
import AdvertListPage from './AdvertListPage';

beforeEach(() => signInAs());

it('an image cropped for one advert position is refused for another position', async () => {
  const { user } = await renderPage(<AdvertListPage />, '/?advertName=技能竞赛报名·小程序');
  await user.click(await screen.findByLabelText('编辑 技能竞赛报名·小程序'));
  await user.click(await screen.findByLabelText('广告位', { selector: '[role=dialog] input' }));
  await user.click(await screen.findByTitle('启动页'));
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('图片是按另一广告位的尺寸裁切的，请重新上传')).toBeVisible();
});

it('discarding a draft that changed an advert’s position makes the stored picture valid again', async () => {
  const draft = { path: adverts.path, record: 10, row: { id: 10 }, title: '编辑', key: 'k' };
  keepDraft(draft, { advertPosition: '3', imgUrl: '/logo.svg' });
  const { user } = await renderPage(<AdvertListPage />, '/?advertName=技能竞赛报名·小程序');
  await user.click(await screen.findByLabelText('编辑 技能竞赛报名·小程序'));
  const form = await findDialog('编辑 技能竞赛报名·小程序');
  await user.click(await within(form).findByText('丢弃'));
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
});

it('adverts cannot be reordered while the adverts of a newly selected advert position are loading', async () => {
  const { user } = await renderPage(<AdvertListPage />, '/?advertPosition=1');
  await user.click(await screen.findByText('调整顺序'));
  const drawer = await findDialog('调整展示顺序');
  expect((await within(drawer).findAllByLabelText(/^移动 /)).length).toBeGreaterThan(1);
  server.use(http.get('*/api/biz/advert/list', () => delay('infinite')));
  await user.click(within(drawer).getByLabelText('广告位'));
  await user.click(await screen.findByTitle('启动页'));
  await waitFor(() => expect(within(drawer).queryAllByLabelText(/^移动 /)).toEqual([]));
});

it('taking an advert offline asks for confirmation, and putting it online does not', async () => {
  const { user } = await renderPage(<AdvertListPage />, '/?advertName=名企直招·弹窗');
  await user.click(await screen.findByLabelText('下线 名企直招·弹窗'));
  const question = await findDialog('“名企直招·弹窗”下线后不再展示。');
  await user.click(within(question).getByText('下线'));
  await user.click(await screen.findByLabelText('上线 名企直招·弹窗'));
  await waitFor(() => expect(screen.getByLabelText('下线 名企直招·弹窗')).toBeVisible());
});
