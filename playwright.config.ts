import { defineConfig } from '@playwright/test';

// Browser, server and tests use one time zone. If the server used UTC, its date would differ from the browser's for
// eight hours of every day.
process.env.TZ = 'Asia/Shanghai';
// Some series of tests run a different part each day. Workers inherit the day, even if midnight passes.
process.env.E2E_DAY ??= String(Math.floor(Date.now() / 86_400_000));
// The seeds in the tests use the product's time zone, which Vite would set.
Object.assign(globalThis, { TALENT_DESK: { timeZone: 'Asia/Shanghai' } });

/**
 * Two projects: `production` runs against the built product under its own security headers, `dev` against the
 * development server with msw's worker in the browser. `npm run e2e` (tools/test/e2e.mjs) finds the browser and the
 * ports. All tests of a project share one server and one database, and two workers run in parallel. So a test works on
 * records that it created itself, under unique names, and never relies on the number or order of rows. It does not rely
 * on the day either, because midnight may pass between the start of the server, which creates the seeds, and the test.
 * No test asserts how long something takes.
 */
const ports = { production: process.env.E2E_PRODUCTION_PORT ?? '4173', dev: process.env.E2E_DEV_PORT ?? '5173' };
const address = (project: keyof typeof ports) => `http://127.0.0.1:${ports[project]}`;
const server = (project: keyof typeof ports, command: string) => ({
  command: `${command} --host 127.0.0.1 --strictPort --port ${ports[project]}`,
  url: address(project),
  // The two workers share a database, but no test may see the changes or the settings of the other worker's test. So
  // the calls that would show them are off. Journeys about these calls start a server of their own.
  env: {
    API_PROXY: '',
    PLAIN: '1',
    MOCK_WITHOUT: '/system/events,/system/accounts/settings,/system/accounts/views*,/system/job/*,filterConditions',
  },
  timeout: 120_000,
});
const chosen = (process.env.E2E_PROJECTS ?? 'production,dev').split(',');
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The longest journeys take half a minute on a quiet machine, and several times as long on a busy one.
  timeout: 150_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { open: 'never' }], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test costs a third of the time; enable it with `TRACE=1 npm run e2e -- …`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'production',
      testIgnore: [
        'e2e/dev/**',
        'e2e/engines/**',
        'e2e/pictures/**',
        ...(process.env.RECORD_CALLS ? [] : ['e2e/recording/**']),
      ],
      use: { baseURL: address('production') },
    },
    // The development server compiles a screen on its first request.
    {
      name: 'dev',
      testMatch: 'e2e/dev/**/*.spec.ts',
      timeout: 200_000,
      expect: { timeout: 60_000 },
      use: { baseURL: address('dev') },
    },
  ],
  webServer: [
    ...(chosen.includes('production') ? [server('production', 'node_modules/.bin/vite preview')] : []),
    ...(chosen.includes('dev') ? [server('dev', 'node_modules/.bin/vite')] : []),
  ],
});
