import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import BasePage from './base/BasePage';
import BindingPage from './binding/BindingPage';
import CustomPage from './custom/CustomPage';
import RegisterPage from './register/RegisterPage';

/** A short test for each page whose own test file is `x.slow.test.tsx`: the page loads and shows its main action. */
it.each([
  ['their own data', BasePage, '保存'],
  ['the accounts bound to theirs', BindingPage, '绑定微信'],
])('a user opens the page for %s and finds its main button', async (_, Page, action) => {
  await signInAs('yunying');
  await renderPage(<Page />);
  await waitFor(() => expect(screen.getByRole('button', { name: action })).toBeEnabled());
});

it('the appearance settings page offers the dark theme', async () => {
  await signInAs('yunying');
  await renderPage(<CustomPage />);
  expect(await screen.findByRole('radio', { name: '深色' })).not.toBeChecked();
});

it('the registration page shows its form to a visitor', async () => {
  await renderPage(<RegisterPage />, '/user/register');
  expect(await screen.findByRole('heading', { name: '注册' })).toBeVisible();
  expect(screen.getByRole('button', { name: '注册' })).toBeEnabled();
});
