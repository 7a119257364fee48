import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { BadSettings } from './checkSettings';

it('the error page for an invalid /config.js lists each invalid setting with its value', async () => {
  await renderPage(
    <BadSettings
      settings={[
        ['apiBase', 'http://10.0.0.5'],
        ['apiTimeout', '60'],
      ]}
    />,
  );
  expect(await screen.findByRole('heading', { name: '系统部署配置有误' })).toBeVisible();
  expect(screen.getByText('apiBase: "http://10.0.0.5"')).toBeVisible();
  expect(screen.getByText('apiTimeout: "60"')).toBeVisible();
});
