import { expect, type Locator, type Page } from '@playwright/test';

type Scope = Page | Locator;

const SAVE = { 'zh-CN': '保存', 'en-US': 'Save', 'zh-TW': '儲存', 'pt-BR': 'Salvar' };

/** Fills in several fields by their labels: `fill(dialog(page), { 字典名称: '性别', 备注: '' })`. */
export async function fill(scope: Scope, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await scope.getByLabel(label, { exact: true }).fill(value);
}

/**
 * Selects an option of the select with this label. Finds it by label, because the accessible name of a required field
 * begins with "* ".
 */
export async function choose(scope: Scope, label: string, option: string) {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByLabel(label, { exact: true }).click();
  await choice(page, option).click();
}

/** Returns the visible options of the open select. antd's elements with `role="option"` are two invisible copies. */
export function choices(page: Page) {
  return page.locator(':has(> [role="listbox"]) [aria-disabled]').filter({ visible: true });
}

/** Returns an option of the open select. */
export function choice(page: Page, option: string) {
  return choices(page).and(page.getByTitle(option, { exact: true }));
}

/** Returns the messages below the invalid fields of a form. Groups cannot be `aria-invalid`: they have only a message. */
export const fieldErrors = (form: Locator) =>
  form
    .locator('[aria-invalid="true"], [role="group"][aria-describedby$="_help"]')
    .evaluateAll((fields) =>
      fields.map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''),
    );

/** Clicks the form's save button, and waits until the form is no longer loading or is closed. */
export async function save(scope: Scope, language: keyof typeof SAVE = 'zh-CN') {
  const button = scope.getByRole('button', { name: SAVE[language], exact: true });
  await button.click();
  await expect(scope.getByRole('button', { name: `loading ${SAVE[language]}`, exact: true })).toHaveCount(0);
}
