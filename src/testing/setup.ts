import { afterEach, beforeEach, vi } from 'vitest';
// Registers the areas for shared code, like the signed-in app.
import '@/app/areas';

// True in tests with a document. The tests of the mocks' pure modules run in Node, without one.
const inBrowser = typeof window !== 'undefined';
const errors: unknown[][] = [];

if (inBrowser) {
  // Browser APIs that antd uses but jsdom lacks. The window has the width of a desktop.
  window.matchMedia = (query) => ({
    matches: /reduced-motion|width >=/.test(query),
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
  // Elements never intersect the viewport, because jsdom has no layout.
  window.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
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
  // Node accepts any object with arrayBuffer as a Blob, and then calls its `stream`.
  Blob.prototype.stream ??= function stream(this: Blob) {
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: async (controller) => {
        controller.enqueue(new Uint8Array(await this.arrayBuffer()));
        controller.close();
      },
    });
  };
  // Positions of text, which the rich text editor reads but jsdom lacks.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
  // Drops antd's stylesheets, because jsdom would match their thousands of rules for every query by role.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get: () => '',
    set() {},
  });
  // antd measures a growing textarea. jsdom has no sizes, so without these styles the result would be NaN.
  const style = document.createElement('style');
  style.textContent = 'textarea { padding: 0px; border-width: 0px }';
  document.head.append(style);
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  const { getComputedStyle } = window;
  // Ignores the pseudo-element argument, because jsdom does not support it and logs that on every call.
  window.getComputedStyle = (element) => getComputedStyle(element);
}

beforeEach(() => {
  if (inBrowser) {
    localStorage.clear();
    sessionStorage.clear();
  }
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
});
// Vitest runs the first registered afterEach last, so this comes after all cleanup. Vitest's own `unstubGlobals` acts only
// before the next test: the next file's modules would still be loaded with the stubs. An unexpected console.error fails
// the test; a test takes expected ones with `takeConsoleErrors`.
afterEach(() => {
  vi.unstubAllGlobals();
  const unexpected = takeConsoleErrors();
  if (unexpected.length > 0) throw new Error(`unexpected console.error: ${unexpected.join('\n')}`);
});

/** Returns the console errors of this test so far as text and clears them. The test can then assert on them. */
export const takeConsoleErrors = () => errors.splice(0).map((words) => words.map(String).join(' '));
