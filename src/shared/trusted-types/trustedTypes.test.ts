// @fresh-modules
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardSinks, inertPolicy } from './trustedTypes';

interface Policy {
  createHTML: (text: string) => string | null;
  createScriptURL: (text: string) => string | null;
  createScript?: unknown;
}

const policies = new Map<string, Policy>();

// jsdom lacks Trusted Types, so this mocks a browser's.
beforeEach(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Policy) => {
      policies.set(name, rules);
      return rules;
    },
  });
  guardSinks();
});

afterEach(() => vi.unstubAllEnvs());

const written = (text: string) => policies.get('default')?.createHTML(text);
const started = (address: string) => policies.get('default')?.createScriptURL(address);

it('@security markup is refused until the sanitizer has loaded, and sanitized afterwards', async () => {
  expect(written('.a > .b { color: red }')).toBe('.a > .b { color: red }');
  expect(written('<b>bold</b>')).toBeNull();

  await import('./cleanMarkup');
  expect(written('<b>bold</b><img src=x onerror="alert(1)">')).toBe('<b>bold</b><img src="x">');
  expect(written('<script>alert(1)</script><a href="javascript:alert(1)">a</a>')).toBe('<a>a</a>');
  expect(written('<td colwidth="90" contenteditable="true" data-pm-slice="0 0 []">a</td>')).toBe('a');
  expect(written('<div contenteditable="true" data-action="x" tabindex="0">a</div>')).toContain(
    'contenteditable="true"',
  );
  expect(written('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')).toContain('<path d="M0 0">');
});

it.each(['/assets/sheet.worker-1.js', `${location.origin}/assets/a.js`])(
  '@security a script of the build is allowed: %s',
  (address) => expect(started(address)).toBe(address),
);

it.each([
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  '/api/system/dfs/1',
  'blob:x',
  'data:text/javascript,1',
  'javascript:1',
  '/assets/../api/a.js',
])(
  // prettier-ignore
  '@security a script from any other address is blocked: %s',
  (address) => expect(started(address)).toBeNull(),
);

it('@security text is never executed as code', () => {
  expect(policies.get('default')?.createScript).toBeUndefined();
  expect(inertPolicy()).toBe(policies.get('inert'));
  expect(policies.get('inert')?.createScript).toBeUndefined();
  expect(policies.get('inert')?.createScriptURL('/assets/a.js')).toBe('');
});

it('@security with a base path, only scripts below the base path are allowed', async () => {
  vi.stubEnv('BASE_URL', '/desk/');
  vi.resetModules();
  (await import('./trustedTypes')).guardSinks();
  expect(started('/desk/assets/a.js')).toBe('/desk/assets/a.js');
  expect(started('/assets/a.js')).toBeNull();
});
