import { delay, http, HttpResponse, matchRequestUrl, type RequestHandler } from 'msw';
import { applicantHandlers } from '../approval/more';
import { handlers } from '../handlers';
import { fail } from '../respond';
import { inScenario } from '../scenarios/scenarios';
import { withoutSwitches } from '../system/settings';

/** Max duration of a response in milliseconds, as from a nearby server. `mocks/scenarios` has slower responses. */
export const LATENCY = 60;

/**
 * The handlers of a realistic server. A response takes between a third of `latency` (milliseconds) and all of it. An
 * unknown path below `base` gets 404, a wrong method 405. `without` lists what the server lacks: paths (`*` is any
 * text) and switches of the system config. Tests use the bare `handlers` instead.
 */
export function mounted(
  base: string,
  { latency = LATENCY, without = [] }: { latency?: number; without?: readonly string[] } = {},
): RequestHandler[] {
  const paths = without.filter((one) => one.startsWith('/'));
  without.filter((one) => !paths.includes(one)).forEach((one) => withoutSwitches.add(one));
  const backend = [
    ...paths.map((path) => http.all(base + path, () => fail('接口未启用', 404))),
    ...handlers,
    ...applicantHandlers,
    http.all(`${base}/*`, ({ request }) => {
      const known = handlers.some(
        ({ info }) =>
          'path' in info && typeof info.path === 'string' && matchRequestUrl(new URL(request.url), info.path).matches,
      );
      return known
        ? HttpResponse.json({ code: 500, msg: `不支持' ${request.method}'请求` }, { status: 405 })
        : HttpResponse.json({ code: 404, msg: '接口不存在' }, { status: 404 });
    }),
  ];
  return [
    ...(latency > 0 ? [http.all(`${base}/*`, () => delay((latency * (1 + 2 * Math.random())) / 3))] : []),
    inScenario(base, backend),
    ...backend,
  ];
}
