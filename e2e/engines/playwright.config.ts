import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';

const port = process.env.E2E_PRODUCTION_PORT ?? '4173';

/** For browsers that Playwright cannot drive on this machine: uses Playwright's runner, but not its browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  globalTimeout: 10 * 60_000,
  expect: { timeout: 15_000 },
  reporter: common.reporter,
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: {
    command: `node_modules/.bin/vite preview --host 127.0.0.1 --strictPort --port ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}`,
    env: {
      API_PROXY: '',
      PLAIN: '1',
      CSP_REPORT_URI: `http://127.0.0.1:${process.env.CSP_REPORT_PORT}/`,
    },
    timeout: 120_000,
  },
});
