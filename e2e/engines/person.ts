import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { EngineElement, EngineWindow } from './engine';

const TOOLS = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');
/** Records problems in a page from now on, in engines whose driver does not report them. */
const NOTE = `
  if (window.noted) return;
  window.noted = [];
  // WebKit reports a harmless ResizeObserver warning as an error: further notifications are left for the next frame.
  addEventListener('error', (event) => {
    if (!event.message.startsWith('ResizeObserver loop')) window.noted.push('uncaught: ' + event.message);
  });
  addEventListener('unhandledrejection', (event) => window.noted.push('unhandled: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    window.noted.push('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
  const plain = console.error;
  console.error = (...words) => { window.noted.push('console.error: ' + words.join(' ')); plain(...words); };
`;

/** Acts like a user in a window of any engine: a control is found by its role and name. */
export function personAt(window: EngineWindow, origin: string) {
  const all = (role: string, name: string | RegExp) => `
    const dom = globalThis.TestingLibraryDom;
    // An element that is closing ignores clicks.
    const seen = (one) =>
      one.checkVisibility() && !one.closest('[inert]') && getComputedStyle(one).pointerEvents !== 'none';
    return dom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${literal(name)} }).filter(seen)`;
  const tools = async () => {
    await window.run(NOTE);
    if (!(await window.run('return Boolean(globalThis.TestingLibraryDom)'))) await window.run(TOOLS);
  };
  const find = async (role: string, name: string | RegExp): Promise<EngineElement> => {
    let found: EngineElement | undefined;
    const look = async () => {
      await tools();
      found = await window.element(`${all(role, name)}.at(-1) ?? null`);
      return Boolean(found);
    };
    await expect.poll(look, `${role} ${name}`).toBe(true);
    return found!;
  };
  /**
   * Finds a control that can be clicked: it has not moved since the last check, and nothing covers its center. A part
   * that opens moves for a moment, and a refetched list may replace the elements of its rows.
   */
  const still = async (role: string, name: string | RegExp): Promise<EngineElement> => {
    await find(role, name);
    let before: unknown;
    const stands = async () => {
      const now = await window.run(`
        const one = (() => { ${all(role, name)} })().at(-1);
        if (!one) return null;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isFree = hit && (one.contains(hit) || hit.contains(one));
        return isFree ? [left, top, width, height].join() : null`);
      const same = now !== null && now === before;
      before = now;
      return same;
    };
    await expect.poll(stands, { intervals: [100], message: `${role} ${name} stands still` }).toBe(true);
    return find(role, name);
  };
  const text = () => window.run('return document.body.innerText').then(String);
  return {
    go: async (path: string) => {
      await window.go(origin + path);
      await tools();
    },
    reload: () => window.reload(),
    press: window.press,
    click: async (role: string, name: string | RegExp) => (await still(role, name)).click(),
    type: async (label: string | RegExp, words: string) => {
      const field = await still('textbox', label);
      await field.clear();
      await field.type(words);
    },
    /** Finds the password field by its type, because it has no role. */
    typePassword: async (words: string) => {
      const field = await window.element('return document.querySelector("input[type=password]")');
      await field?.type(words);
    },
    valueOf: async (label: string | RegExp) => {
      await find('textbox', label);
      return window.run(`${all('textbox', label)}.at(-1).value`);
    },
    sees: (words: string | RegExp) => expect.poll(text, String(words)).toMatch(words),
    seesNot: (words: string) => expect.poll(text, `no ${words}`).not.toContain(words),
    /** Returns the texts of a column of the visible list; columns are counted from 1. */
    column: (number: number) =>
      window.run(`
        return [...document.querySelectorAll('tr[data-row-key] > :nth-child(${number})')]
          .filter((one) => one.checkVisibility()).map((one) => one.innerText.trim())`) as Promise<string[]>,
    isAt: (address: RegExp) =>
      expect.poll(() => window.run('return decodeURIComponent(location.pathname + location.search)')).toMatch(address),
    /** Returns the problems in the page since it was opened. */
    noted: () => window.run('return window.noted ?? []'),
  };
}

const literal = (name: string | RegExp) => (name instanceof RegExp ? String(name) : JSON.stringify(name));
