import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { renderPage, signInAs } from '@/testing/renderPage';
import { purchaseQuery, requests } from '../flow/request.resource';
import PurchasePage from './PurchasePage';

beforeEach(() => signInAs());

it('the lines of a purchase add up exactly and must all have an amount', async () => {
  const { user } = await renderPage(<PurchasePage />, '/?key=purchase&procDefId=purchase:1:7504&procName=报销流程');
  const type = async (label: string, words: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(words);
  };
  await type('申请标题', '会议物料');
  await type('描述', '秋季会议');
  await type('第 1 项的项目', '展架');
  await type('第 1 项的金额', '1000.10');
  await user.click(screen.getByText('添加一项'));
  await type('第 2 项的项目', '胸牌');
  await user.click(screen.getByText('提交'));
  expect(await screen.findByText('金额必须大于0')).toBeVisible();
  await type('第 2 项的金额', '0.20');
  await user.tab();
  expect(await screen.findByText('合计 ¥1,000.30')).toBeVisible();
  await user.click(screen.getByText('提交'));
  expect(await screen.findByText('申请已提交')).toBeVisible();
  const { records } = await requests.list({});
  expect(records[0]).toMatchObject({ title: '会议物料', currentTask: '部门负责人审批' });
  const { money, lines } = await queryClient.fetchQuery(purchaseQuery(records[0]?.id ?? 0));
  expect({ money, lines }).toEqual({
    money: 1000.3,
    lines: [
      { name: '展架', amount: 1000.1 },
      { name: '胸牌', amount: 0.2 },
    ],
  });
});
