import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, EngineElement, EngineWindow } from './engine';

/** Debian's Firefox ESR over WebDriver BiDi. */
export async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  return { window: async () => windowOf(await browser.newPage()), close: () => browser.close() };
}

function windowOf(page: Page): EngineWindow {
  // The browser asks before the user leaves unsaved input.
  page.on('dialog', (question) => void question.accept());
  const call = (body: string) => `(() => { ${body} })()`;
  return {
    go: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    run: async (body) => {
      await page.bringToFront();
      return page.evaluate(call(body));
    },
    element: async (body) => {
      await page.bringToFront();
      const element = (await page.evaluateHandle(call(body))).asElement();
      return element ? elementOf(page, element as ElementHandle<Element>) : undefined;
    },
    press: (key) => page.keyboard.press(key),
  };
}

function elementOf(page: Page, element: ElementHandle<Element>): EngineElement {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    clear: async () => {
      await element.focus();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.press('Delete');
    },
  };
}
