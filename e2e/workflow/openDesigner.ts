import type { Locator, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { choices, fill, save } from '../support/form';
import { takeAction } from '../support/table';
import { expect } from '../support/test';

/** Creates a process model with this name and key as the administrator, and opens its empty drawing. */
export async function openDesigner(page: Page, key: string): Promise<Locator> {
  await openAs(page, demoAccount, '/act/modelList');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await fill(dialog(page), { 模型名称: key, 模型标识: key });
  await save(dialog(page));
  await takeAction(page, '设计', key);
  const designer = page.getByRole('dialog', { name: `流程设计 · ${key}` });
  await expect(designer.locator(`[data-element-id="${key}_start"]`)).toBeVisible();
  return designer;
}

/** Adds the node after the selected one, which selects it, and names it. */
export async function append(designer: Locator, kind: string, name?: string) {
  await designer.getByRole('button', { name: '添加后续节点' }).click();
  await designer.page().getByRole('menuitem', { name: kind }).click();
  if (!name) return;
  await designer.getByLabel('名称', { exact: true }).fill(name);
  await designer.getByLabel('名称', { exact: true }).press('Enter');
  await expect(designer.locator('.djs-shape').filter({ hasText: name })).toBeVisible();
}

/** Lets a user decide the selected step. */
export async function decidedBy(designer: Locator, username: string) {
  await designer.getByLabel('审批人', { exact: true }).fill(username);
  await choices(designer.page()).filter({ hasText: username }).click();
  await designer.page().keyboard.press('Escape');
}
