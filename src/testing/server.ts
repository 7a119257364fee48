import { getResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import { handlers } from '@mocks/handlers';
import { narrowed } from '@mocks/server/narrow';

const handlersOf = narrowed(handlers);

/** The mock backend of the unit tests. Uses the handlers of the development server, without delay. */
export const server = setupServer(http.all('*', ({ request }) => getResponse(handlersOf(request.url), request)));

/** Listens to requests of the current test only, because the test files of a worker share the server. */
export function onRequest(listener: (event: { request: Request }) => void): void {
  server.events.on('request:start', listener);
  onTestFinished(() => server.events.removeListener('request:start', listener));
}
