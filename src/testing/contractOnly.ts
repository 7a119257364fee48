import { http, HttpResponse } from 'msw';
import { optionalCalls } from '@/shared/api/optional';
import { server } from './server';

/** Makes the mock backend one that has only the calls of the contract; returns what it was asked for beyond them. */
export function contractOnly(): string[] {
  const asked: string[] = [];
  server.use(
    ...optionalCalls().map(({ method, path }) =>
      http[method === 'GET' ? 'get' : 'post'](`*/api${path}`, ({ request }) => {
        const { pathname } = new URL(request.url);
        asked.push(`${method} ${pathname.replace('/api', '')}`);
        // Spring's own answer for an address nobody handles.
        const body = { status: 404, error: 'Not Found', message: 'No message available', path: pathname };
        return HttpResponse.json(body, { status: 404 });
      }),
    ),
  );
  return asked;
}
