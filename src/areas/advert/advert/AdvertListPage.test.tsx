import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import { advertToWire } from './advert.resource';
import AdvertListPage from './AdvertListPage';
import { findTargets, targets } from './targets.api';

beforeEach(() => signInAs());

it('the preview shows an advert and whether it would be displayed', async () => {
  const before = await request({ url: '/biz/advert/get/10' });
  const { user } = await renderPage(<AdvertListPage />, '/?advertName=技能竞赛报名·小程序');
  await user.click(await screen.findByLabelText('编辑 技能竞赛报名·小程序'));
  const preview = within(await screen.findByRole('region', { name: '效果预览' }));
  expect(await preview.findByRole('img', { name: '广告图片' })).toHaveAttribute('src', '/api/biz/advert/picture/10');
  expect(preview.getByText('投放中')).toBeVisible();
  await user.click(screen.getByLabelText('停用'));
  expect(await preview.findByText('已下线')).toBeVisible();
  await user.click(screen.getByLabelText('正常'));
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await request({ url: '/biz/advert/get/10' })).toMatchObject(before as object);
});

it('the actions “take offline” and “reorder” are hidden if advert status and sort order are read-only', async () => {
  const { user: me } = useSession.getState();
  const fields = { status: 'readonly', sort: 'readonly' };
  useSession.setState({ user: me && { ...me, fields: { 'advert:advert': fields } } });
  await renderPage(<AdvertListPage />);
  expect((await screen.findAllByLabelText(/^编辑 /)).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText(/^下线 /)).toBeNull();
  expect(screen.queryByText('调整顺序')).toBeNull();
});

it.each([
  ['0', { linkUrl: null, linkId: null }],
  ['1', { linkUrl: 'https://a.example', linkId: null }],
  ['5', { linkUrl: null, linkId: 7 }],
])('an advert with link type %s is saved with only the link target that fits this type', (linkType, target) => {
  const form = { linkType, linkUrl: 'https://a.example', linkId: 7, schedule: ['a', 'b'] };
  expect(advertToWire(form)).toEqual({ linkType, startTime: 'a', endTime: 'b', ...target });
});

it('an advert can point to every contest except drafts and canceled contests', async () => {
  const { records } = (await request({ url: '/biz/competition/list', params: { pageSize: 50 } })) as {
    records: { id: number; contestStatus: string }[];
  };
  const isPublic = ({ contestStatus }: (typeof records)[number]) => contestStatus !== '0' && contestStatus !== '6';
  expect(records.every(isPublic)).toBe(false);
  const found = await findTargets(targets['4'] as (typeof targets)[string], '', new AbortController().signal);
  expect(found.map(({ value }) => value)).toEqual(records.filter(isPublic).map(({ id }) => id));
});
