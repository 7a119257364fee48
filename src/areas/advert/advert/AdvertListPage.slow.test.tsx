import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import AdvertListPage from './AdvertListPage';

beforeEach(() => signInAs());

it('an image cropped for one placement is refused for another', async () => {
  const { user } = await renderPage(<AdvertListPage />, '/?advertName=技能竞赛报名·小程序');
  await user.click(await screen.findByLabelText('编辑 技能竞赛报名·小程序'));
  await user.click(await screen.findByLabelText('广告位', { selector: '[role=dialog] input' }));
  await user.click(await screen.findByTitle('启动页'));
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('图片是按另一广告位的尺寸裁切的，请重新上传')).toBeVisible();
});

it('taking an advert offline asks for confirmation, and putting it online does not', async () => {
  const { user } = await renderPage(<AdvertListPage />, '/?advertName=名企直招·弹窗');
  await user.click(await screen.findByLabelText('下线 名企直招·弹窗'));
  const question = await findDialog('“名企直招·弹窗”下线后不再展示。');
  await user.click(within(question).getByText('下线'));
  await user.click(await screen.findByLabelText('上线 名企直招·弹窗'));
  await waitFor(() => expect(screen.getByLabelText('下线 名企直招·弹窗')).toBeVisible());
});
