import { getResponse, http, type RequestHandler } from 'msw';
import { empty } from './empty';
import { expiring } from './expiring';
import { flaky } from './flaky';
import { forbidden } from './forbidden';
import { full } from './full';
import { long } from './long';
import type { Scenario } from './scenario';
import { second } from './second';
import { slow } from './slow';

/** The scenarios by their name in `?scenario=` (docs/worlds.md). `release` needs files: see vitePlugin.ts. */
export const scenarios: Record<string, Scenario> = { empty, full, slow, flaky, forbidden, second, expiring, long };

/** The header with the scenario of a tab; `tab.js` sends it. */
export const SCENARIO = 'x-scenario';

/** Answers the calls of tabs with a scenario. All other calls continue to the next handlers. */
export const inScenario = (base: string, handlers: readonly RequestHandler[]): RequestHandler =>
  http.all(`${base}/*`, ({ request }) => {
    const name = request.headers.get(SCENARIO) ?? '';
    const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
    return scenario?.(
      request,
      async (call) => (await getResponse([...handlers], call)) ?? new Response(null, { status: 404 }),
    );
  });
