import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { PlaceContext } from '@/shared/menu/place';
import { renderPage, signInAs } from '@/testing/renderPage';
import { DeptFilter } from './DeptFilter';

beforeEach(() => signInAs());

it('filtering the user list by a department resets the page number in the URL path to 1', async () => {
  const path = '/staff/:pageNo?';
  const { user, router } = await renderPage(
    <PlaceContext value={{ key: 'user', path }}>
      <Routes>
        <Route path={path} element={<DeptFilter />} />
      </Routes>
    </PlaceContext>,
    '/staff/5?loginName=a',
  );
  await user.click(await screen.findByText('研发部门'));
  expect(router.state.location).toMatchObject({
    pathname: '/staff/1',
    search: expect.stringMatching(/^\?loginName=a&deptId=\d+$/),
  });
});
