import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { renderPage, signInAs } from '@/testing/renderPage';
import { placeToForm, placeToWire, type School } from './school.api';
import SchoolListPage from './SchoolListPage';

beforeEach(() => signInAs());

it('a school that is opened and saved is as it was; without a city it is not saved', async () => {
  const before = await request({ url: '/biz/base/school/get/1' });
  const { user } = await renderPage(<SchoolListPage />, '/?schoolCode=4111019001');
  await user.click(await screen.findByLabelText('编辑 北京示例理工大学'));
  const form = within((await screen.findByText('编辑 北京示例理工大学')).closest('[role=dialog]') as HTMLElement);
  expect(await form.findByTitle('北京市')).toBeVisible();
  await user.click(form.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await request({ url: '/biz/base/school/get/1' })).toEqual(before);
});

it('a search by province and city is in the address; another province has other cities', async () => {
  const { router, user } = await renderPage(<SchoolListPage />, '/?provinceId=44&cityId=4403');
  expect(await screen.findByText('深圳示例理工大学')).toBeVisible();
  expect(screen.queryByText('北京示例理工大学')).toBeNull();
  await user.click(screen.getByText('展开'));
  expect(await screen.findByTitle('广东省')).toBeVisible();
  await user.click(screen.getByText('重置'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByLabelText('市')).toBeDisabled();
});

it('the place is one field of the form and two of the wire', () => {
  const school = { provinceId: '44', cityId: 4403, schoolName: '校' } as School;
  expect(placeToForm(school)).toEqual({ place: [44, 4403] });
  expect(placeToWire({ schoolName: '校', place: [44, 4403] })).toEqual({
    schoolName: '校',
    provinceId: 44,
    cityId: 4403,
  });
  expect(placeToWire({ place: undefined })).toEqual({ provinceId: undefined, cityId: undefined });
});
