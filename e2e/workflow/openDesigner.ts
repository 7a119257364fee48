import type { Locator, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { choices, choose, fill, save } from '../support/form';
import { takeAction } from '../support/table';
import { expect } from '../support/test';

/** Creates a process model as the administrator, by default with its key as its name, and opens its empty diagram. */
export async function openDesigner(page: Page, key: string, name = key): Promise<Locator> {
  await openAs(page, demoAccount, '/act/modelList');
  return createModel(page, key, name);
}

/** Creates a process model in the open list, by default with its key as its name, and opens its empty diagram. */
export async function createModel(page: Page, key: string, name = key): Promise<Locator> {
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await fill(dialog(page), { 模型名称: name, 模型标识: key });
  await save(dialog(page));
  await takeAction(page, '设计', name);
  const designer = page.getByRole('dialog', { name: `流程设计 · ${name}` });
  await expect(designer.locator(`[data-element-id="${key}_start"]`)).toBeVisible();
  return designer;
}

/** Adds a node after the selected one and names it. The new node is then selected. */
export async function append(designer: Locator, kind: string, name?: string) {
  await designer.getByRole('button', { name: '添加后续节点' }).click();
  await designer.page().getByRole('menuitem', { name: kind }).click();
  if (!name) return;
  await designer.getByLabel('名称', { exact: true }).fill(name);
  await designer.getByLabel('名称', { exact: true }).press('Enter');
  await expect(designer.locator('.djs-shape').filter({ hasText: name })).toBeVisible();
}

/** Makes a user the decider of the selected step. */
export async function decidedBy(designer: Locator, username: string) {
  await designer.getByLabel('审批人', { exact: true }).fill(username);
  await choices(designer.page()).filter({ hasText: username }).click();
  await designer.page().keyboard.press('Escape');
}

/** Selects an element, such as a flow. Types its name, because the list is long. */
export async function select(designer: Locator, element: string) {
  await designer.getByLabel('元素', { exact: true }).fill(element);
  await choices(designer.page())
    .and(designer.page().getByTitle(element, { exact: true }))
    .click();
}

/** Edits a flow's condition by clicking: the flow is taken if a number in the form is above this one. */
export async function above(designer: Locator, flow: string, field: string, number: string) {
  await select(designer, flow);
  const row = designer.getByRole('group', { name: '条件 1' });
  await choose(row, '条件字段', field);
  await choose(row, '比较方式', '大于');
  await fill(row, { 数值: number });
  await expect(designer.getByText(` > ${number}}`)).toBeVisible();
}

/** Makes a flow the default flow, which is taken when no condition holds. */
export async function otherwise(designer: Locator, flow: string) {
  await select(designer, flow);
  await designer.getByLabel('默认分支（其他条件都不满足时）').check();
}

/** Checks the diagram, expects no findings, and deploys it. */
export async function deploy(designer: Locator) {
  await designer.getByRole('button', { name: '校验', exact: true }).click();
  await expect(designer.getByText('校验通过')).toBeInViewport();
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(designer.page().getByText('发布成功').last()).toBeVisible();
}
