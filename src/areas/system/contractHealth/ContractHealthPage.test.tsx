import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { countRepairs, forgetRepairs } from '@/shared/telemetry/repairs';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import ContractHealthPage from './ContractHealthPage';

beforeEach(async () => {
  forgetRepairs();
  await signInAs();
});

it('the API contract page reports no differences if all responses match the API contract', async () => {
  await renderPage(<ContractHealthPage />);
  expect(screen.getByText('没有发现不一致的字段')).toBeVisible();
  expect(screen.getByRole('button', { name: '清零' })).toBeDisabled();
});

it('the API contract page counts differing fields per endpoint until a user resets the counts', async () => {
  countRepairs('/system/user/list', ['status']);
  countRepairs('/system/user/list', ['status', 'roles.0.roleName']);
  const { user } = await renderPage(<ContractHealthPage />, '/system/contractHealth');
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['/system/user/list', 'status', '2'],
    ['/system/user/list', 'roles.roleName', '1'],
  ]);
  await user.click(screen.getByRole('button', { name: '清零' }));
  await user.click(buttonIn(await findDialog(), '清零'));
  expect(await screen.findByText('没有发现不一致的字段')).toBeVisible();
});
