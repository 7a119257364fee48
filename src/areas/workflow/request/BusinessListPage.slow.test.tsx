import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { server } from '@/testing/server';
import { renderPage, signInAs } from '@/testing/renderPage';
import BusinessListPage from './BusinessListPage';
import { saveDraft } from './draft.api';

beforeEach(() => signInAs());

it('a user can send a reminder for a request only once in 30 minutes, and can withdraw the request', async () => {
  const { user } = await renderPage(<BusinessListPage />, '/?title=显示器');
  // The seed assigns the step to roles 1 and 4, and the seeded request has been pending since at least yesterday.
  expect(await screen.findByText(/系统管理员.*（.*财务.*）/)).toBeVisible();
  await user.click(screen.getByLabelText('催办 显示器采购'));
  expect(await screen.findByText('已催办')).toBeVisible();
  await user.click(await screen.findByLabelText('催办 显示器采购'));
  expect(await screen.findByText('刚刚催办过，30 分钟后可以再次催办')).toBeVisible();

  await user.click(await inMore(user, '更多 显示器采购', '撤销'));
  await user.click(buttonIn(await findDialog('撤销后流程立即结束，不能恢复。'), '撤销'));
  expect(await screen.findByText('已撤销')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('催办 显示器采购')).toHaveAttribute('aria-disabled', 'true'));
});

it('a request in the general form is saved as a draft and then submitted', async () => {
  const { user } = await renderPage(<BusinessListPage />);
  await user.click(await screen.findByText('新建'));
  await user.click(await screen.findByLabelText('申请 外出登记流程'));
  await user.click(await screen.findByLabelText('申请标题', { selector: '[role=dialog] input' }));
  await user.paste('拜访客户');
  await user.click(screen.getByText('保存草稿'));
  await user.click(await screen.findByText('草稿（1）'));
  await user.click(await screen.findByLabelText('继续填写 拜访客户'));
  expect(await screen.findByLabelText('申请标题', { selector: '[role=dialog] input' })).toHaveValue('拜访客户');
  await user.click(screen.getByLabelText('描述'));
  await user.paste('下午到苏州');
  await user.click(screen.getByText('提交'));
  expect(await screen.findByText('申请已提交')).toBeVisible();
  expect(await screen.findByText('拜访客户')).toBeVisible();
  expect(screen.queryByText('草稿（1）')).not.toBeInTheDocument();
});

it('a process with a step without deciders is disabled and shows the reason', async () => {
  await request({ method: 'post', url: '/act/node/update', data: { nodeId: 'leave_manager' } });
  const { user } = await renderPage(<BusinessListPage />);
  await user.click(await screen.findByText('新建'));
  expect(await screen.findByText('“总经理审批”没有指定审批人')).toBeVisible();
  expect(screen.getByLabelText('申请 请假流程')).toBeDisabled();
  expect(screen.getByLabelText('申请 报销流程')).toBeEnabled();
});

it('a process without its own form is disabled when the server lacks the general form', async () => {
  server.use(http.get('*/act/general/startable', () => new HttpResponse(null, { status: 404 })));
  const { user } = await renderPage(<BusinessListPage />);
  await user.click(await screen.findByText('新建'));
  expect(await screen.findByText('该流程没有申请表单，暂时不能申请')).toBeVisible();
  expect(screen.getByLabelText('申请 外出登记流程')).toBeDisabled();
  expect(screen.getByLabelText('申请 请假流程')).toBeEnabled();
});

it('a reminder is sent for each request, also while another reminder is being sent', async () => {
  const reminded: string[] = [];
  server.use(
    http.post('*/act/task/urge/:id', async ({ request: { url } }) => {
      reminded.push(url);
      await delay(200);
      return HttpResponse.json({ code: 0 });
    }),
  );
  const { user } = await renderPage(<BusinessListPage />, '/?status=1');
  const [first = expect.fail(), second = expect.fail()] = await screen.findAllByLabelText(/^催办 /);
  await user.click(first);
  await user.click(second);
  await user.click(second);
  await waitFor(() => expect(reminded).toHaveLength(2));
  expect(new Set(reminded).size).toBe(2);
});

it('a saved draft is deleted only after a question that names it', async () => {
  await saveDraft({
    procDefId: 'leave:2:5004',
    procDefKey: 'leave',
    procName: '请假流程',
    title: '回老家',
    content: '{}',
  });
  const { user } = await renderPage(<BusinessListPage />);
  await user.click(await screen.findByText('草稿（1）'));
  await user.click(await screen.findByLabelText('删除 回老家'));
  const question = await findDialog('确定删除“回老家”吗？删除后不可恢复。');
  await user.click(buttonIn(question, '取消'));
  expect(await screen.findByLabelText('删除 回老家')).toBeVisible();
  await user.click(screen.getByLabelText('删除 回老家'));
  await user.click(buttonIn(await findDialog('确定删除“回老家”吗？删除后不可恢复。'), '删除'));
  expect(await screen.findByText('没有草稿')).toBeVisible();
});
