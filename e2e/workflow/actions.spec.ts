import type { APIRequestContext, Browser } from '@playwright/test';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { choose, fill } from '../support/form';
import { approve, choosePeople, pick } from './requests';
import { messages } from '../support/notices';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

/** Two steps in sequence, each decided by one user. */
const drawing = (key: string, first: number, second: number) =>
  `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" id="d"><process id="${key}" name="${key}" isExecutable="true">
  <startEvent id="${key}_s" /><userTask id="${key}_a" name="主管审批" activiti:candidateUsers="${first}" />
  <userTask id="${key}_b" name="总经理审批" activiti:candidateUsers="${second}" /><endEvent id="${key}_e" />
  <sequenceFlow id="${key}_1" sourceRef="${key}_s" targetRef="${key}_a" /><sequenceFlow id="${key}_2" sourceRef="${key}_a" targetRef="${key}_b" />
  <sequenceFlow id="${key}_3" sourceRef="${key}_b" targetRef="${key}_e" /></process></definitions>`;

async function deploy(request: APIRequestContext, key: string, xml: string) {
  const deployed = await request.post('/api/act/process/deployByFile', {
    headers: { token: await tokenOf(request) },
    multipart: { file: { name: `${key}.bpmn`, mimeType: 'text/xml', buffer: Buffer.from(xml) } },
  });
  expect(await deployed.json()).toMatchObject({ code: 0 });
}

const ownBrowser = async (browser: Browser) => (await browser.newContext()).newPage();

test('a request is taken back and sent again, signed by an added signer, returned one step, and copied to a reader @full', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  const [applicant, head, boss, signer, reader] = await Promise.all([1, 2, 3, 4, 5].map(() => makeAccount(request)));
  if (!applicant || !head || !boss || !signer || !reader) throw new Error('no accounts');
  const [key, title] = [unique('trip'), unique('出差')];
  await deploy(request, key, drawing(key, head.userId, boss.userId));

  await openAs(page, applicant, '/act/businessList');
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: `申请 ${key}` }).click();
  const steps = dialog(page).getByRole('region', { name: '审批流程' });
  await expect(steps).toContainText(`主管审批：${head.username}`);
  await expect(steps).toContainText(`总经理审批：${boss.username}`);
  await fill(dialog(page), { 申请标题: title, 描述: '去苏州' });
  await answer(page, '提交');

  await pick(page, title, '撤回');
  await dialog(page).getByLabel('说明', { exact: true }).fill('日期填错了');
  await answer(page, '撤回');
  await expect(rowOf(page, title)).toContainText('申请人修改');
  await takeAction(page, '修改并重新提交', title);
  await expect(dialog(page).getByLabel('申请标题')).toHaveValue(title);
  await fill(dialog(page), { 描述: '去苏州两天' });
  await answer(page, '提交');
  await expect(rowOf(page, title)).toContainText('主管审批');

  const headPage = await ownBrowser(browser);
  await openAs(headPage, head, `/act/tasking?processName=${title}`);
  await pick(headPage, title, '加签');
  await choosePeople(headPage, signer.username);
  await dialog(headPage).getByLabel('说明', { exact: true }).fill('请先核对预算');
  await answer(headPage, '加签');
  await expect(rowOf(headPage, title)).toContainText(`等待${signer.username}`);

  const signerPage = await ownBrowser(browser);
  await openAs(signerPage, signer, `/act/tasking?processName=${title}`);
  await expect(rowOf(signerPage, title)).toContainText('加签（前）');
  await approve(signerPage, title);
  await headPage.reload();
  await approve(headPage, title);

  const bossPage = await ownBrowser(browser);
  await openAs(bossPage, boss, `/act/tasking?processName=${title}`);
  await pick(bossPage, title, '退回');
  await choose(dialog(bossPage), '退回到', '主管审批');
  await dialog(bossPage).getByLabel('说明', { exact: true }).fill('请补充行程');
  await answer(bossPage, '退回');
  await expect(messages(bossPage).filter({ hasText: '退回成功' })).toBeVisible();

  await headPage.goto(`/act/tasking?processName=${title}`);
  await pick(headPage, title, '抄送');
  await choosePeople(headPage, reader.username);
  await answer(headPage, '抄送');

  const readerPage = await ownBrowser(browser);
  await openAs(readerPage, reader, '/act/copied');
  await expect(rowOf(readerPage, title)).toContainText('未读');
  await takeAction(readerPage, '查看', title);
  for (const reason of ['日期填错了', '请先核对预算', '请补充行程'])
    await expect(dialog(readerPage)).toContainText(reason);
  await readerPage.keyboard.press('Escape');
  await expect(rowOf(readerPage, title)).toContainText('已读');
});
