import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import { handlers } from '@mocks/handlers';

/** The mock backend of the unit tests: the same handlers as in development, without delay. */
export const server = setupServer(...handlers);

/** Hears every request of the test that runs, and of no other: the files of a worker share the server. */
export function onRequest(listener: (event: { request: Request }) => void): void {
  server.events.on('request:start', listener);
  onTestFinished(() => server.events.removeListener('request:start', listener));
}
