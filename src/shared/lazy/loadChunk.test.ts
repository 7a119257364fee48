// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useUnsavedForms } from '@/shared/storage/unsaved';
import { loadChunk, prefetchChunk } from './loadChunk';

const STYLE = 'http://localhost:3000/assets/Screen-1a2b.css';

// With unsaved input the page does not reload, so the caller gets the error.
beforeEach(() => useUnsavedForms.setState({ forms: new Map([['form', '/account/base']]) }));
afterEach(() => {
  watch.disconnect();
  useUnsavedForms.setState({ forms: new Map() });
  for (const link of links()) link.remove();
});

let watch: MutationObserver;
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** Simulates an import by Vite, which requests the style sheet only the first time, even if that request failed. */
function screenWithStyle() {
  let asked = false;
  return async () => {
    if (asked) return 'screen';
    asked = true;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = STYLE;
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new Error('the words of Vite, which may change')));
      document.head.append(link);
    });
    return 'screen';
  };
}

/** Answers each request for a style sheet with the next element. */
function styles(...answers: ('load' | 'error')[]) {
  const asked: string[] = [];
  watch = new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(link instanceof HTMLLinkElement)) continue;
      asked.push(link.href);
      link.dispatchEvent(new Event(answers.shift() ?? 'error'));
    }
  });
  watch.observe(document.head, { childList: true });
  return asked;
}

it('[row 127] a screen without its style sheet fails to load until the style sheet is back', async () => {
  const asked = styles('error', 'error', 'error', 'error', 'load');
  const load = screenWithStyle();
  await expect(loadChunk(load)).rejects.toThrow('a style sheet did not load');
  await expect(loadChunk(load)).rejects.toThrow('a style sheet did not load');
  expect(await loadChunk(load)).toBe('screen');
  expect(new Set(asked)).toEqual(new Set([STYLE]));
});

it('[row 127] a screen loads when the second request for its style sheet succeeds', async () => {
  const asked = styles('error', 'load');
  expect(await loadChunk(screenWithStyle())).toBe('screen');
  expect(asked).toEqual([STYLE, STYLE]);
});

it('[row 127] a style sheet that could not be prefetched is requested again when its screen loads', async () => {
  const asked = styles('error', 'load');
  const load = screenWithStyle();
  await expect(load()).rejects.toThrow('the words of Vite');
  expect(await loadChunk(load)).toBe('screen');
  expect(asked).toEqual([STYLE, STYLE]);
  expect(await loadChunk(load)).toBe('screen');
  expect(asked).toHaveLength(2);
});

it("a screen still loads if a browser extension's style sheet fails to load", async () => {
  const asked = styles('error');
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'https://elsewhere.example/dark.css';
  document.head.append(link);
  await expect.poll(() => asked).toHaveLength(1);
  expect(await loadChunk(() => Promise.resolve('screen'))).toBe('screen');
  expect(asked).toHaveLength(1);
});

it('[row 127] while the style sheet of one screen cannot be loaded, other chunks still load', async () => {
  styles('error', 'error', 'error', 'error', 'error', 'load');
  const load = screenWithStyle();
  await expect(loadChunk(load)).rejects.toThrow('a style sheet did not load');
  expect(await loadChunk(() => Promise.resolve('another'))).toBe('another');
  await expect(loadChunk(load)).rejects.toThrow('a style sheet did not load');
  expect(await loadChunk(load)).toBe('screen');
});

it('[row 127] a screen is not shown without its style sheet, even if it is opened while being prefetched', async () => {
  const asked = styles('error', 'error', 'error', 'load');
  const load = screenWithStyle();
  void prefetchChunk(load);
  await expect(loadChunk(load)).rejects.toThrow('a style sheet did not load');
  expect(await loadChunk(load)).toBe('screen');
  expect(new Set(asked)).toEqual(new Set([STYLE]));
});
