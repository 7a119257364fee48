import { expect, type Page } from '@playwright/test';

/** The label of the OK button of a confirm, by language. */
const WORDS = {
  'zh-CN': { confirm: '确定' },
  'en-US': { confirm: 'OK' },
  'zh-TW': { confirm: '確定' },
  'pt-BR': { confirm: 'OK' },
};

type Language = keyof typeof WORDS;

/** Returns the dialog, drawer or confirm with this title, by default the topmost one. */
export function dialog(page: Page, title?: string | RegExp) {
  if (title !== undefined) return page.getByRole('dialog', { name: title });
  return page.getByRole('dialog').filter({ visible: true }).last();
}

/** Confirms the topmost dialog and waits until it is closed. */
export async function confirm(page: Page, language: Language = 'zh-CN') {
  await answer(page, WORDS[language].confirm);
}

/** Clicks the button with this name in the topmost dialog and waits until the dialog is closed. */
export async function answer(page: Page, name: string) {
  const button = dialog(page).getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toHaveCount(0);
}
