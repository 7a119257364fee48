import type { APIRequestContext } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { file } from '../support/files';
import { fill } from '../support/form';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';
import { openDesigner } from './openDesigner';

/** Returns a diagram with one or two steps, decided by one user. The first step keeps its id. */
const drawing = (key: string, user: number, second = '') =>
  `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:activiti="http://activiti.org/bpmn" id="d" targetNamespace="t"><process id="${key}" name="${key}" isExecutable="true">
  <startEvent id="${key}_s" /><userTask id="${key}_a" name="主管审批" activiti:candidateUsers="${user}" />
  ${second && `<userTask id="${key}_b" name="${second}" activiti:candidateUsers="${user}" /><sequenceFlow id="${key}_3" sourceRef="${key}_b" targetRef="${key}_e" />`}
  <endEvent id="${key}_e" /><sequenceFlow id="${key}_1" sourceRef="${key}_s" targetRef="${key}_a" />
  <sequenceFlow id="${key}_2" sourceRef="${key}_a" targetRef="${key}_${second ? 'b' : 'e'}" /></process>
  <bpmndi:BPMNDiagram id="i"><bpmndi:BPMNPlane id="l" bpmnElement="${key}">
  ${['s', 'a', ...(second ? ['b'] : []), 'e'].map((id, index) => `<bpmndi:BPMNShape id="i_${id}" bpmnElement="${key}_${id}"><dc:Bounds x="${100 + index * 180}" y="100" width="${'se'.includes(id) ? 36 : 100}" height="${'se'.includes(id) ? 36 : 80}" /></bpmndi:BPMNShape>`).join('')}
  ${['1', '2', ...(second ? ['3'] : [])].map((id, index) => `<bpmndi:BPMNEdge id="i_${id}" bpmnElement="${key}_${id}"><di:waypoint x="${150 + index * 180}" y="120" /><di:waypoint x="${280 + index * 180}" y="120" /></bpmndi:BPMNEdge>`).join('')}
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`;

async function deploy(request: APIRequestContext, key: string, xml: string) {
  const deployed = await request.post('/api/act/process/deployByFile', {
    headers: { token: await tokenOf(request) },
    multipart: { file: { name: `${key}.bpmn`, mimeType: 'text/xml', buffer: Buffer.from(xml) } },
  });
  expect(await deployed.json()).toMatchObject({ code: 0 });
}

test('a user tests a changed workflow with existing requests, deploys it, and moves a running request to the new version @full', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [applicant, head] = await Promise.all([makeAccount(request), makeAccount(request)]);
  const [key, title] = [unique('trip'), unique('出差')];
  await deploy(request, key, drawing(key, head.userId));
  await openAs(page, applicant, '/act/businessList');
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: `申请 ${key}` }).click();
  await fill(dialog(page), { 申请标题: title, 描述: '去苏州' });
  await answer(page, '提交');
  await expect(rowOf(page, title)).toBeVisible();

  const designer = await openDesigner(page, key);
  await designer.getByLabel('BPMN 文件').setInputFiles(file('trip.bpmn', drawing(key, head.userId, '财务审批')));
  await expect(designer.locator('.djs-shape').filter({ hasText: '财务审批' })).toBeVisible();
  await designer.getByRole('button', { name: '预演' }).click();
  const rehearsal = page.getByRole('dialog', { name: `预演 · ${key}` });
  await expect(rehearsal).toContainText('同一人审批多个环节：主管审批、财务审批');
  await rehearsal.getByRole('tab', { name: '逐条申请' }).click();
  await expect(rehearsal.getByRole('row', { name: title })).toContainText(`财务审批：${head.username}`);
  await rehearsal.getByRole('tab', { name: '运行中的申请' }).click();
  await expect(rehearsal.getByRole('row', { name: title })).toContainText('可以移动');
  await rehearsal.getByRole('button', { name: '关闭' }).click();
  await designer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('发布成功').last()).toBeVisible();

  await openAs(page, demoAccount, `/act/procDef/list?key=${key}`);
  await takeAction(page, '移动运行中的申请', `${key} v2`);
  const preview = page.getByRole('dialog', { name: /^移动运行中的申请/ });
  await preview.getByRole('checkbox', { name: title }).check();
  await preview.getByRole('button', { name: '移到此版本' }).click();
  await answer(page, '移到此版本');
  await expect(page.getByText('已移到此版本').last()).toBeVisible();

  await openAs(page, head, `/act/tasking?processName=${title}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('article', { name: title })).toContainText('移到新版本');
});
