import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { CopyText } from './CopyText';

it('[row 102] what cannot be copied says so, and a copy is the whole text', async () => {
  const { user } = await renderPage(<CopyText text="一二三四五六" length={3} />);
  const copy = await screen.findByRole('button', { name: /一二三…/ });
  await user.click(copy);
  expect((await screen.findAllByText('已复制'))[0]).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('一二三四五六');

  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await user.click(copy);
  expect((await screen.findAllByText(/复制失败/))[0]).toBeVisible();
});
