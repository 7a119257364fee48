import { http, HttpResponse } from 'msw';
import { optionalCalls } from '@/shared/api/optional';
import { server } from './server';

/** Limits the mock backend to the calls of the contract. Returns a live list of the calls that it refused. */
export function contractOnly(): string[] {
  const asked: string[] = [];
  server.use(
    ...optionalCalls().map(({ method, path }) =>
      http[method === 'GET' ? 'get' : 'post'](`*/api${path}`, ({ request }) => {
        const { pathname } = new URL(request.url);
        asked.push(`${method} ${pathname.replace('/api', '')}`);
        // Spring's answer to an unknown address.
        const body = { status: 404, error: 'Not Found', message: 'No message available', path: pathname };
        return HttpResponse.json(body, { status: 404 });
      }),
    ),
  );
  return asked;
}
