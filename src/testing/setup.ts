import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { PATIENCE } from './patience';

// Pure modules of the mocks run in Node, without a document.
const inBrowser = typeof window !== 'undefined';
const errors: unknown[][] = [];
configure({ asyncUtilTimeout: PATIENCE });

if (inBrowser) {
  // What antd asks of a browser and jsdom does not have.
  window.matchMedia = (query) => ({
    matches: query.includes('reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Blob.prototype.text ??= function text(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsText(this);
    });
  };
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
  // What has arrayBuffer is a Blob to node, which then wants to stream it.
  Blob.prototype.stream ??= function stream(this: Blob) {
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: async (controller) => {
        controller.enqueue(new Uint8Array(await this.arrayBuffer()));
        controller.close();
      },
    });
  };
  // Where words stand on the page, which the rich text editor asks for.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
  // antd writes thousands of rules that jsdom would match for every query by role: no test asks for a colour.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get: () => '',
    set() {},
  });
  // antd measures a growing textarea, which has no size here: without a style at all it would be NaN.
  const style = document.createElement('style');
  style.textContent = 'textarea { padding: 0px; border-width: 0px }';
  document.head.append(style);
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  const { getComputedStyle } = window;
  // jsdom has no styles of pseudo elements and says so on every call.
  window.getComputedStyle = (element) => getComputedStyle(element);
}

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
});
// A console.error nobody expects fails the test; one that is expected is taken with `takeConsoleErrors`. Of all hooks after
// a test the first one runs last: what fails here has been cleaned up, and spoils no other test.
afterEach(() => {
  const unexpected = takeConsoleErrors();
  if (unexpected.length > 0) throw new Error(`unexpected console.error: ${unexpected.join('\n')}`);
});

if (inBrowser) {
  const [{ server }, { resetDb }, { stopBoot }, { queryClient }, { endSession, useSession }, unsaved] =
    await Promise.all([
      import('./server'),
      import('@mocks/db'),
      import('../app/boot/boot'),
      import('@/shared/api/queryClient'),
      import('@/shared/auth/session'),
      import('../shared/drafts/unsaved'),
    ]);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    endSession();
    useSession.setState({ ...useSession.getInitialState(), signedIn: false }, true);
    resetDb();
  });
  afterEach(() => {
    cleanup();
    stopBoot();
    unsaved.forgetUnsaved();
    queryClient.clear();
    server.resetHandlers();
  });
  afterAll(async () => {
    // A screen's parts that are still on their way when the file ends must not look for a window that is gone.
    await vi.dynamicImportSettled();
    server.close();
  });
}

/** Takes the console errors of this test so far, as text; the test goes on to say what they should be. */
export const takeConsoleErrors = () => errors.splice(0).map((words) => words.map(String).join(' '));
