import { expect, it } from 'vitest';
import { isTest, sources } from './sources';

const journeys = Object.entries(
  import.meta.glob<string>('/e2e/**/*.ts', { eager: true, query: '?raw', import: 'default' }),
);
/** Files that may contain antd's class names: this one with its examples, and hostile texts that imitate a dialog. */
const EXCEPT = ['src/testing/structure/libraryClasses.test.ts', 'src/testing/hostile/richText.ts'];
const tests = [...sources.filter(([path]) => isTest(path) && !EXCEPT.includes(path)), ...journeys];

/** Matches class names of antd: `.ant-card`, 'ant-card', .anticon. antd changes them without notice. */
const LIBRARY_CLASS = /\.ant(?:icon)?\b|['"`]ant-[a-z]/;

it('tests find elements by role, label and text, never by a class name of antd', () => {
  const found = tests.flatMap(([path, source]) =>
    source
      .split('\n')
      .flatMap((line, index) => (LIBRARY_CLASS.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

it.each(["page.locator('.ant-card')", "closest('main .ant-form-item')", "className: 'ant-btn'", "query('.anticon')"])(
  'a test that contains %s is reported',
  (code) => expect(LIBRARY_CLASS.test(code)).toBe(true),
);
