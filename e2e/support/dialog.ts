import { expect, type Page } from '@playwright/test';

/** What the two buttons of a question are called, by language. */
const WORDS = {
  'zh-CN': { confirm: '确定' },
  'en-US': { confirm: 'OK' },
  'zh-TW': { confirm: '確定' },
  'pt-BR': { confirm: 'OK' },
};

type Language = keyof typeof WORDS;

/** The dialog, drawer or question with this title; without one the one on top of the page. */
export function dialog(page: Page, title?: string | RegExp) {
  if (title !== undefined) return page.getByRole('dialog', { name: title });
  return page.getByRole('dialog').or(page.locator('.ant-popconfirm')).filter({ visible: true }).last();
}

/** Answers the question on top with yes and waits until it is gone. */
export async function confirm(page: Page, language: Language = 'zh-CN') {
  await answer(page, WORDS[language].confirm);
}

/** Presses the button of this name in the dialog on top and waits until it is gone. */
export async function answer(page: Page, name: string) {
  const button = dialog(page).getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toHaveCount(0);
}
