import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';
import { looks } from './looks';

const port = process.env.E2E_PRODUCTION_PORT ?? '4173';
const launch = common.use?.launchOptions;

/**
 * Compares pictures of 46 screens in three looks with the pictures in this folder. Everything that could make two
 * pictures of a screen differ is fixed: the clocks of server and browser, the fonts (`fonts.conf`), motion, the token,
 * the order. `npm run test:pictures -- --update` takes new pictures, also those of README.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/{projectName}/{arg}{ext}',
  globalSetup: './signIn.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  globalTimeout: 45 * 60_000,
  expect: {
    timeout: 30_000,
    // Tolerates 0.2 % of the pixels, because a newer Chromium draws letter edges slightly differently. Pictures of two
    // different lists differ in 2 %.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  reporter: common.reporter,
  use: {
    ...common.use,
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'off',
    launchOptions: {
      ...launch,
      args: [...(launch?.args ?? []), '--force-color-profile=srgb', '--font-render-hinting=none'],
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') } as Record<string, string>,
    },
  },
  projects: looks.map(({ name, viewport, isPhone }) => ({
    name,
    use: { viewport, hasTouch: isPhone, isMobile: isPhone },
  })),
  webServer: {
    command: `node --import ./e2e/pictures/noon.mjs node_modules/.bin/vite preview --host 127.0.0.1 --strictPort --port ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}`,
    env: { API_PROXY: '', PLAIN: '1', MOCK_WITHOUT: '/system/events,filterConditions' },
    timeout: 120_000,
  },
});
