import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { makeAccount, openAs, type OwnAccount, unique } from '../../support/backend';
import { dialog } from '../../support/dialog';
import { choices, choose } from '../../support/form';
import { rowOf, takeAction } from '../../support/table';
import { expect } from '../../support/test';
import { openDesigner } from '../openDesigner';
import * as requests from '../requests';

/** A user of the office, with the name that colleagues see. */
type Person = OwnAccount & { name: string };

/**
 * Creates accounts with these names. Other accounts may have the same names, but login names are unique. Creates them
 * in sequence, because the history of a round lists people in the order of their accounts.
 */
export async function staff<const Names extends readonly string[]>(request: APIRequestContext, ...names: Names) {
  const made: Person[] = [];
  for (const name of names) made.push({ ...(await makeAccount(request, { userName: name })), name });
  // The loop has created one account for each name.
  return made as { [K in keyof Names]: Person };
}

/** Opens the designer with a new process: a start, and a form with these required fields (name and type). */
export async function newProcess(page: Page, word: string, fields: Record<string, string>) {
  const process = unique(word);
  const designer = await openDesigner(page, unique('office'), process);
  await designer.getByRole('button', { name: '恢复 100 %' }).click();
  await addFields(designer, fields);
  return { process, designer };
}

async function addFields(designer: Locator, fields: Record<string, string>) {
  await designer.getByRole('button', { name: '表单', exact: true }).click();
  const form = dialog(designer.page(), '申请表单');
  for (const [index, [name, type]] of Object.entries(fields).entries()) {
    await form.getByRole('button', { name: '添加字段' }).click();
    const field = form.getByRole('group', { name: `字段 ${index + 1}` });
    await field.getByLabel('名称').fill(name);
    if (type !== '文本') await choose(field, '类型', type);
    await field.getByLabel('必填').check();
  }
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form).toHaveCount(0);
}

/** Adds a node after the selected one with the context pad, and names it. The new node is then selected. */
export async function add(designer: Locator, kind: string, name = '') {
  await designer.locator('.djs-context-pad').getByTitle(kind, { exact: true }).click();
  if (name) await rename(designer, name);
}

async function rename(designer: Locator, name: string) {
  await designer.getByLabel('名称', { exact: true }).fill(name);
  await designer.getByLabel('名称', { exact: true }).press('Enter');
  await expect(designer.locator('.djs-shape').filter({ hasText: name })).toBeVisible();
}

/** Adds a step after the selected node, with these deciders. */
export async function addStep(designer: Locator, name: string, ...deciders: readonly Person[]) {
  await add(designer, '审批节点');
  await decidedBy(designer, name, ...deciders);
}

/** Names the selected step and selects its deciders. */
export async function decidedBy(designer: Locator, name: string, ...deciders: readonly Person[]) {
  await rename(designer, name);
  for (const { username } of deciders) {
    await designer.getByLabel('审批人', { exact: true }).fill(username);
    await choices(designer.page()).filter({ hasText: username }).click();
  }
  await designer.page().keyboard.press('Escape');
}

/** Signs in as the applicant, applies for the process, and checks which steps are pending. Returns the title. */
export async function applyAs(
  page: Page,
  { applicant, process, values }: { applicant: Person; process: string; values?: Record<string, string> },
  ...waitsFor: readonly string[]
): Promise<string> {
  const title = unique('申请');
  await openAs(page, applicant, '/act/businessList');
  await requests.apply(page, process, title, values);
  for (const step of waitsFor) await expect(rowOf(page, title)).toContainText(step);
  return title;
}

/** Signs in as a decider, finds the request in the to-do list, checks that it contains this text, and approves it. */
export async function approveAs(page: Page, decider: Person, title: string, reads = title) {
  await openAs(page, decider, '/act/tasking');
  await requests.approve(page, title, reads);
}

/** Signs in as the applicant. Checks that the request has passed, and the steps and people of its history in order. */
export async function expectPassed(page: Page, applicant: Person, title: string, ...history: readonly string[]) {
  await openAs(page, applicant, '/act/businessList');
  await expect(rowOf(page, title)).toContainText('审批结束');
  await expect(rowOf(page, title)).toContainText('通过');
  await takeAction(page, '查看', title);
  const entries = dialog(page).getByRole('listitem');
  await expect(entries).toContainText([`提交申请${applicant.name}`, ...history, '流程结束 通过']);
  await expect(entries).toHaveCount(history.length + 2);
}
