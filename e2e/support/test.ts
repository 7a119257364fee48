import { test as base, type BrowserContext, type Response } from '@playwright/test';
import { recordCalls } from './recordCalls';

export { expect } from '@playwright/test';

type Allow = (pattern: string | RegExp) => void;

/**
 * The `test` of every spec. A test fails on a console error, an uncaught exception, a violation of the content security
 * policy, a request to a foreign host, or an endpoint that the mock backend does not know. A test that expects such a
 * problem calls `allow('part of the message')` or `allow(/pattern/)`. Contexts that a test opens itself are included.
 */
export const test = base.extend<{ allow: Allow }>({
  allow: [
    async ({ browser, context, baseURL }, use) => {
      const allowed: (string | RegExp)[] = [];
      const problems: string[] = [];
      const answers: Promise<void>[] = [];
      const contexts: BrowserContext[] = [];
      const watch = (watched: BrowserContext) => {
        contexts.push(watched);
        void recordCalls(watched);
        void watched.addInitScript(reportPolicyViolations);
        // The guided tour of the first visit would cover the page. help.spec.ts tests it.
        void watched.addInitScript(skipTour);
        watched.on('console', (message) => {
          if (message.type() === 'error') problems.push(`console.error: ${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
        watched.on('request', (request) => {
          if (isForeign(request.url(), baseURL)) problems.push(`foreign host: ${request.method()} ${request.url()}`);
        });
        watched.on('response', (response) => answers.push(noteUnknownEndpoint(response, problems)));
      };
      watch(context);
      browser.on('context', watch);

      await use((pattern) => allowed.push(pattern));

      browser.off('context', watch);
      await Promise.all(answers);
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => matches(problem, pattern)));
      const list = unexpected.join('\n- ');
      // A route handler that still waits for the server would fail when the page closes.
      await forgetRoutes(contexts);
      if (list) throw new Error(`The page had problems nobody expected:\n- ${list}`);
    },
    { auto: true },
  ],
});

/** Removes all routes of the contexts and their pages. Errors of handlers that are still running are ignored. */
async function forgetRoutes(contexts: readonly BrowserContext[]): Promise<void> {
  const routed = contexts.flatMap((context) => [context, ...context.pages()]);
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)));
}

/** Runs in the page: marks the guided tour as seen. */
function skipTour() {
  try {
    if (!localStorage.getItem('pro__TOUR_SEEN'))
      localStorage.setItem('pro__TOUR_SEEN', JSON.stringify({ value: true, expire: null }));
  } catch {
    // Without storage the guided tour appears, which affects nothing else.
  }
}

/** Runs in the page: logs all policy violations as console errors, because Chromium does not report some of them. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `Content Security Policy: ${event.effectiveDirective} blocked ${event.blockedURI} in ${event.sourceFile}`,
    );
  });
}

function isForeign(url: string, baseURL: string | undefined) {
  const { protocol, host } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && host !== new URL(baseURL ?? 'http://127.0.0.1').host;
}

async function noteUnknownEndpoint(response: Response, problems: string[]) {
  if (response.status() !== 404 || !new URL(response.url()).pathname.startsWith('/api/')) return;
  const body = await response.text().catch(() => '');
  if (!body.includes('接口不存在')) return;
  problems.push(`endpoint missing in the mocks: ${response.request().method()} ${response.url()}`);
}

function matches(problem: string, pattern: string | RegExp) {
  return typeof pattern === 'string' ? problem.includes(pattern) : pattern.test(problem);
}
