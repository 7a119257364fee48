import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { act, render, screen } from '@testing-library/react';
import * as antd from 'antd';
import { type Browser, chromium, type Page } from 'playwright';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureChromium } from '../../../tools/test/chromium.mjs';
import { stylesOf, usedComponents } from '../../../tools/build/antdStyles.mjs';
import { GALLERY } from '@/testing/samples/antdGallery';

const root = `${import.meta.dirname}/../../..`;

/** The HTML of a component, and the style sheet that antd generates for it at run time. */
async function shown(node: ReactNode) {
  const cache = createCache();
  const theme = { hashed: false, cssVar: { key: 'antd' } };
  render(
    <StyleProvider cache={cache}>
      <antd.ConfigProvider theme={theme}>
        <antd.App>{node}</antd.App>
      </antd.ConfigProvider>
    </StyleProvider>,
  );
  for (const button of screen.queryAllByRole('button', { name: /^(message|notification)$/ }))
    await act(async () => button.click());
  return {
    html: document.body.innerHTML,
    rules: extractStyle(cache, { plain: true, types: 'style' }),
    variables: extractStyle(cache, { plain: true, types: ['token', 'cssVar'] }),
  };
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(() => browser.close());

/** The computed styles in Chromium that differ between two style sheets, as `<element>: <property> <one> <other>`. */
async function differences(html: string, one: string, other: string): Promise<string[]> {
  await page.setContent(html);
  return page.evaluate(compare, [one, other] as const);
}

/** Runs in the browser. */
function compare(sheets: readonly [string, string]): string[] {
  const style = document.head.appendChild(document.createElement('style'));
  const elements = [...document.body.querySelectorAll('*')];
  const kinds = ['', '::before', '::after', '::placeholder'];
  const stylesWith = (sheet: string) => {
    // Without transitions and animations, every computed value is the final one.
    style.textContent = `${sheet} *, *::before, *::after { transition: none !important; animation: none !important }`;
    return elements.flatMap((element) =>
      kinds.map((kind) => {
        const computed = getComputedStyle(element, kind);
        const names = [...computed].filter((name) => !name.startsWith('--'));
        return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
      }),
    );
  };
  const [before, after] = [stylesWith(sheets[0]), stylesWith(sheets[1])];
  return before.flatMap((values, index) =>
    Object.entries(values)
      .filter(([name, value]) => after[index]?.[name] !== value)
      .map(([name, value]) => {
        const element = elements[Math.floor(index / kinds.length)];
        return `${element?.className}${kinds[index % kinds.length]}: ${name} ${value} ${after[index]?.[name]}`;
      }),
  );
}

const used = usedComponents(root);
// Computed outside of the tests: a test fails on warnings, and the extractor also renders deprecated components.
const built = `@layer antd{${stylesOf(used)}}`;
const builtWithout = `@layer antd{${stylesOf(['Button', 'Tag'])}}`;

it('the test page has an example of every antd component that the product uses', () => {
  expect(used.filter((name) => !(name in GALLERY))).toEqual([]);
});

it.each(Object.entries(GALLERY))(
  'the built style sheet gives %s the same computed styles as antd at run time',
  async (_, node) => {
    const { html, rules, variables } = await shown(node);
    expect(await differences(html, variables + rules, variables + built)).toEqual([]);
  },
);

it('the style comparison detects that a style sheet lacks the styles of the Pagination component', async () => {
  const { html, rules, variables } = await shown(GALLERY.Pagination);
  expect(await differences(html, variables + rules, variables + builtWithout)).not.toEqual([]);
});
