import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetDb } from '@mocks/db';
import { forgetMissing } from '@/shared/api/optional';
import { queryClient } from '@/shared/api/queryClient';
import { forgetLeaving } from '@/shared/auth/leaving';
import { lookOnly } from '@/shared/auth/lookingOnly';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { endSession, useSession } from '@/shared/auth/session';
import { useViewAs } from '@/shared/auth/viewAs';
import { connectNotices } from '@/shared/display/notify';
import { stopBoot } from '@/app/session/boot';
import { useJobs } from '@/shared/list/transfer/jobs';
import { dropDecisions, useOutbox } from '@/shared/outbox/browserOutbox';
import { useSettings } from '@/shared/settings/settings';
import { forgetUnsaved } from '@/shared/storage/unsaved';
import { useViews } from '@/app/tabs/views';
import { MAX_WAIT } from './maxWait';
import { server } from './server';

// The mock backend and a fresh session for each test. Vitest projects with a DOM load this file; a test without a DOM
// that calls the backend imports this file itself.
// A brief message is on the page twice: in its box for three seconds, and for screen readers. Finding both by their text
// would fail until the box has disappeared, so texts for screen readers are found by their role.
const defaultIgnore = 'script, style, [role=status].sr-only *';
configure({ asyncUtilTimeout: MAX_WAIT, getElementError, defaultIgnore });
// Users would see a placeholder, such as {{count}}, in a text that does not get all its values.
i18next.options.missingInterpolationHandler = (text: string, [, name = '']: string[], values: object = {}) => {
  if (!(name.trim() in values)) throw new Error(`${name.trim()} is missing for the text “${text}”`);
};
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  endSession();
  useSession.setState({ ...useSession.getInitialState(), signedIn: false }, true);
  // The test files of a worker share these stores. A file may change them, and another one would then see the changes.
  useSettings.setState(useSettings.getInitialState(), true);
  useViews.setState(useViews.getInitialState(), true);
  useOtherWindow.setState(useOtherWindow.getInitialState(), true);
  useViewAs.setState(useViewAs.getInitialState(), true);
  lookOnly(false);
  useJobs.setState(useJobs.getInitialState(), true);
  resetDb();
});
afterEach(() => {
  cleanup();
  dropDecisions(useOutbox.getState().entries);
  stopBoot();
  forgetUnsaved();
  forgetLeaving();
  // Drops notices that nobody has shown, and disconnects a host that is still connected.
  connectNotices(() => undefined)();
  queryClient.clear();
  forgetMissing();
  server.resetHandlers();
});
afterAll(async () => {
  // Pending dynamic imports must settle before the window is destroyed at the end of the file.
  await vi.dynamicImportSettled();
  server.close();
});

/**
 * The error of a failed query. The document is printed only when `message` is read. `find` polls, and nobody reads the
 * errors of its first attempts.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}
