import { delay, http, HttpResponse, matchRequestUrl, type RequestHandler } from 'msw';
import { handlers } from '../handlers';
import { inScenario } from '../scenarios/scenarios';

/**
 * The backend as a real server: responses take 80 to 200 ms, an unknown path below `base` is 404, a wrong method 405.
 * Tests use the bare `handlers` instead.
 */
export function mounted(base: string, { latency = true } = {}): RequestHandler[] {
  const backend = [
    ...handlers,
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
    ...(latency ? [http.all(`${base}/*`, () => delay(80 + Math.random() * 120))] : []),
    inScenario(base, backend),
    ...backend,
  ];
}
