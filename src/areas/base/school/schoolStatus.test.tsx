import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import SchoolListPage from './SchoolListPage';

beforeEach(() => signInAs());

it('a user selects the state of a school from its dictionary and does not type it', async () => {
  await renderPage(<SchoolListPage />);
  expect(await screen.findByRole('combobox', { name: '状态' })).toBeVisible();
});
