import { afterEach, beforeAll } from 'vitest';
import { speak } from './renderPage';
import { bodyProblems, queryProblems } from './sentCalls';
import { server } from './server';

// Loads antd, the router and all translations in advance, because the first test of a worker would otherwise wait.
beforeAll(() => speak());

// Every request of a page must match docs/openapi.json, because backends are implemented from it.
const sent: Promise<void>[] = [];
server.events.on('request:start', ({ request }) => {
  queryProblems(request.method, request.url).forEach((problem) => console.error(problem));
  if (request.method !== 'POST' || !request.headers.get('content-type')?.includes('json')) return;
  const body = request.clone().json() as Promise<unknown>;
  sent.push(
    body.then(
      (given) => bodyProblems(request.url, given).forEach((problem) => console.error(problem)),
      () => undefined,
    ),
  );
});
afterEach(() => Promise.all(sent.splice(0)));
