import type { Page } from '@playwright/test';
import { answer, dialog } from '../support/dialog';
import { choices, fill } from '../support/form';
import { rowOf, takeAction } from '../support/table';
import { expect } from '../support/test';

/** Returns the review of a task. Its heading is the title of the request. */
export const review = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Applies for a process with the general form, from the list of the user's own requests. */
export async function apply(page: Page, process: string, title: string, values: Record<string, string> = {}) {
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: `申请 ${process}` }).click();
  await fill(dialog(page), { 申请标题: title, ...values, 描述: '去苏州' });
  await answer(page, '提交');
  await expect(rowOf(page, title)).toBeVisible();
}

/** Opens a task of the to-do list, checks that it contains this text, and approves it with the keyboard. */
export async function approve(page: Page, title: string, text = '去苏州') {
  await page.getByRole('link', { name: title }).click();
  await expect(review(page, title)).toContainText(text);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(review(page, title).getByText('审核通过').first()).toBeVisible();
}

/** Opens 更多操作 of a row and selects an action. */
export async function pick(page: Page, title: string, action: string) {
  await takeAction(page, '更多操作', title);
  await dialog(page).getByRole('radio', { name: action, exact: true }).check();
}

/** Selects a person for the open action. */
export async function choosePeople(page: Page, name: string) {
  await dialog(page).getByLabel('人员', { exact: true }).fill(name);
  await choices(page).filter({ hasText: name }).click();
  await dialog(page)
    .getByText(/^更多操作/)
    .click();
}
