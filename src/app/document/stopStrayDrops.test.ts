// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { stopStrayDrops } from './stopStrayDrops';

beforeAll(stopStrayDrops);

/** Fires a drag event on an element; true if the browser would ignore it. jsdom has no `DataTransfer`. */
function isStopped(name: string, target: Element, types: string[]): boolean {
  document.body.replaceChildren(target);
  const event = new Event(name, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } });
  return !target.dispatchEvent(event);
}

it.each(['dragover', 'drop'])('outside an upload field, the browser ignores a file’s %s event', (name) => {
  expect(isStopped(name, document.createElement('main'), ['Files'])).toBe(true);
});

it('the browser handles dropped text and files dropped on a file input', () => {
  expect(isStopped('drop', document.createElement('textarea'), ['text/plain'])).toBe(false);
  const input = Object.assign(document.createElement('input'), { type: 'file' });
  expect(isStopped('drop', input, ['Files'])).toBe(false);
  input.disabled = true;
  expect(isStopped('drop', input, ['Files'])).toBe(true);
});
