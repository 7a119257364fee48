import { afterEach, beforeEach, expect, it } from 'vitest';
import { useUnsavedForms } from '@/shared/drafts/unsaved';
import { loadChunk } from './loadChunk';

const STYLE = 'http://localhost:3000/assets/Screen-1a2b.css';

// With unsaved input the page is not reloaded, so the loss is told to the caller.
beforeEach(() => useUnsavedForms.setState({ forms: new Map([['form', '/account/base']]) }));
afterEach(() => {
  watch.disconnect();
  useUnsavedForms.setState({ forms: new Map() });
  for (const link of links()) link.remove();
});

let watch: MutationObserver;
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** An import as Vite makes it: it asks for the style sheet the first time only, whatever came of it. */
function screenWithStyle() {
  let asked = false;
  return () => {
    if (asked) return Promise.resolve('screen');
    asked = true;
    return Promise.reject(new Error(`Unable to preload CSS for ${STYLE}`));
  };
}

/** Answers each request for a style sheet with the next of these. */
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

it('[row 127] a screen whose style sheet is gone is lost like one whose script is, and comes with it later', async () => {
  const asked = styles('error', 'error', 'error', 'load');
  const load = screenWithStyle();
  await expect(loadChunk(load)).rejects.toThrow('Unable to preload CSS');
  await expect(loadChunk(load)).rejects.toThrow('Unable to preload CSS');
  expect(links()).toEqual([]);
  expect(await loadChunk(load)).toBe('screen');
  expect(new Set(asked)).toEqual(new Set([STYLE]));
  expect(links().map(({ href }) => href)).toEqual([STYLE]);
});

it('[row 127] a style sheet that comes at the second try is there before its screen', async () => {
  const asked = styles('load');
  expect(await loadChunk(screenWithStyle())).toBe('screen');
  expect(asked).toEqual([STYLE]);
  expect(links()).toHaveLength(1);
});
