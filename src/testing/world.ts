import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetDb } from '@mocks/db';
import { forgetMissing } from '@/shared/api/optional';
import { queryClient } from '@/shared/api/queryClient';
import { endSession, useSession } from '@/shared/auth/session';
import { stopBoot } from '../app/boot/boot';
import { forgetUnsaved } from '../shared/drafts/unsaved';
import { PATIENCE } from './patience';
import { bodyProblems } from './sentBodies';
import { server } from './server';

// The mock backend and a fresh session for each test. Loaded by the projects whose tests have a document; a test that
// runs alone and talks to the backend imports this file itself.
configure({ asyncUtilTimeout: PATIENCE });
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// What a test sends fits docs/openapi.json: a backend is written from it.
const sent: Promise<void>[] = [];
server.events.on('request:start', ({ request }) => {
  if (request.method !== 'POST' || !request.headers.get('content-type')?.includes('json')) return;
  const body = request.clone().json() as Promise<unknown>;
  sent.push(
    body.then(
      (given) => bodyProblems(request.url, given).forEach((problem) => console.error(problem)),
      () => undefined,
    ),
  );
});
beforeEach(() => {
  endSession();
  useSession.setState({ ...useSession.getInitialState(), signedIn: false }, true);
  resetDb();
});
afterEach(async () => {
  await Promise.all(sent.splice(0));
  cleanup();
  stopBoot();
  forgetUnsaved();
  queryClient.clear();
  forgetMissing();
  server.resetHandlers();
});
afterAll(async () => {
  // Pending dynamic imports must settle before the window is torn down at the end of the file.
  await vi.dynamicImportSettled();
  server.close();
});
