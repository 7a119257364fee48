import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import SchoolListPage from './SchoolListPage';

beforeEach(() => signInAs());

it('the school list has a select field to filter by state', async () => {
  await renderPage(<SchoolListPage />);
  expect(await screen.findByRole('combobox', { name: '状态' })).toBeVisible();
});
