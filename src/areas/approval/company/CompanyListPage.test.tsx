import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import CompanyListPage from './CompanyListPage';

beforeEach(() => signInAs());

it('a rejected company can be removed but not disabled, and its review page keeps the list’s filters', async () => {
  const { user, router } = await renderPage(<CompanyListPage />, '/?auditStatus=2&status=0');
  const link = await screen.findAllByRole('link');
  const name = link[0]?.textContent ?? '';
  expect(screen.getByLabelText(`停用 ${name}`)).toHaveAttribute('aria-disabled', 'true');
  expect(await inMore(user, `更多 ${name}`, '删除')).not.toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText(`详情 ${name}`));
  expect(router.state.location.pathname).toBe('/approval/companyDetail');
  expect(new URLSearchParams(router.state.location.search).get('queue')).toBe('status=0&auditStatus=2');
});
