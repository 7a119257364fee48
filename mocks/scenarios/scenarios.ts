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

/** The worlds by the name in `?scenario=` (docs/worlds.md); `release` is in vitePlugin.ts, because it is about files. */
export const scenarios: Record<string, Scenario> = { empty, full, slow, flaky, forbidden, second, expiring, long };

/** The header by which a tab says its world; `tab.js` sends it. */
export const SCENARIO = 'x-scenario';

/** Answers the calls of tabs in a world; those of others go on to the handlers behind it. */
export const inScenario = (base: string, handlers: readonly RequestHandler[]): RequestHandler =>
  http.all(`${base}/*`, ({ request }) => {
    const name = request.headers.get(SCENARIO) ?? '';
    const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
    return scenario?.(
      request,
      async (call) => (await getResponse([...handlers], call)) ?? new Response(null, { status: 404 }),
    );
  });
