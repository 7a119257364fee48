import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSettings } from '@/shared/settings/settings';
import { usualDensity } from '@/shared/list/tools/useTableView';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import CustomPage from './CustomPage';

it('appearance settings apply at once and are stored in this browser', async () => {
  await signInAs();
  const { user } = await renderPage(<CustomPage />);
  await user.click(await screen.findByRole('radio', { name: '深色' }));
  await user.click(screen.getByRole('radio', { name: '侧边菜单' }));
  await user.click(screen.getByRole('switch', { name: '多标签页' }));
  await user.click(screen.getByRole('switch', { name: '固定页头' }));
  expect(useSettings.getState()).toMatchObject({
    theme: 'dark',
    layout: 'sidemenu',
    multiTab: true,
    fixedHeader: false,
  });
  expect(localStorage.getItem('pro__DEFAULT_THEME')).toContain('dark');
  expect(screen.getByRole('switch', { name: '下滑时隐藏页头' })).toBeDisabled();
  expect(screen.getByRole('radiogroup', { name: '主题' })).toBeVisible();
});

it('the chosen row density is previewed and becomes the default for all lists', async () => {
  await signInAs();
  const { user } = await renderPage(<CustomPage />);
  expect(await screen.findByRole('list', { name: '预览' })).toHaveAttribute('data-density', 'middle');
  await user.click(screen.getByRole('radio', { name: '紧凑' }));
  expect(screen.getByRole('list', { name: '预览' })).toHaveAttribute('data-density', 'small');
  expect(usualDensity()).toBe('small');
  localStorage.removeItem('pro__LIST_DENSITY 1');
});

it('a chosen language applies immediately', async () => {
  await signInAs();
  const { user } = await renderPage(<CustomPage />);
  await user.click(await screen.findByRole('combobox', { name: '语言' }));
  await user.click(await screen.findByText('Português'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Idioma' })).toBeInTheDocument());
  expect(localStorage.getItem('pro__lang')).toContain('pt-BR');
  await speak('zh-CN');
});
