import type { Locator, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { fill, save } from '../support/form';
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
