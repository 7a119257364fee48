import { formatsIn } from '@/shared/lib/formats';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { ContestState } from './ContestState';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { competitions } from './competition.resource';
import { toForm, toWire } from './competition.form';
import CompetitionFormPage from './CompetitionFormPage';
import CompetitionListPage from './CompetitionListPage';
import { ContestHead } from './ContestHead';

beforeEach(() => signInAs());

it('the list offers to publish a draft contest and to withdraw a published one', async () => {
  const { user } = await renderPage(<CompetitionListPage />, '/contest/competition?contestStatus=0');
  const row = (await screen.findByLabelText('发布 新年迎新打字赛')).closest('tr') as HTMLElement;
  expect(within(row).queryByLabelText(/^取消竞赛/)).toBeNull();
  await user.click(screen.getByLabelText('发布 新年迎新打字赛'));
  await user.click(within(await findDialog()).getByRole('button', { name: '发布' }));
  await waitFor(() => expect(screen.queryByLabelText('发布 新年迎新打字赛')).toBeNull());
  await user.click(screen.getByRole('tab', { name: /^未开始报名/ }));
  const published = (await screen.findByLabelText('撤回 新年迎新打字赛')).closest('tr') as HTMLElement;
  expect(published).toHaveTextContent('距报名开始');
});

it('the contest form previews the contest and refuses an article of fewer than 100 characters', async () => {
  const contest = await competitions.get(6);
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/biz/competition/update', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 0 });
    }),
  );
  const { user, router } = await renderPage(<CompetitionFormPage />, '/contest/competitionEdit?id=6');
  const article = await screen.findByLabelText('比赛文章');
  expect(screen.getByText(/^870 \/ 10000 字，预计录入 10 分钟$/)).toBeVisible();
  fireEvent.change(article, { target: { value: '太短' } });
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('比赛文章不能少于 100 字，现有 2 字')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '选手看到的页面' })).getByText('2 字，限时 10 分钟')).toBeVisible();
  fireEvent.change(article, { target: { value: contest.articleContent } });
  await user.click(screen.getByText('保存'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual(toWire(toForm(contest)));
  await waitFor(() => expect(router.state.location.search).toBe(`?contestStatus=${contest.contestStatus}`));
});

it('a copied contest has a new name and empty dates', async () => {
  await renderPage(<CompetitionFormPage />, '/contest/competitionAdd?copy=8');
  expect(await screen.findByDisplayValue('第四届岭海杯汉字录入公开赛（副本）')).toBeVisible();
  expect(screen.getByLabelText('比赛开始时间')).toHaveValue('');
});

it('the contest list links a draft contest to its form and an ended contest to its players’ attempts', async () => {
  const { user } = await renderPage(<CompetitionListPage />, '/contest/competition?contestStatus=0');
  expect(await screen.findByRole('link', { name: '新年迎新打字赛' })).toHaveAttribute(
    'href',
    expect.stringContaining('competitionEdit?id='),
  );
  await user.click(screen.getByRole('tab', { name: /^已结束/ }));
  const ended = await screen.findByRole('link', { name: /秋季校园打字联赛/ });
  expect(ended).toHaveAttribute('href', expect.stringMatching(/gameRecord\?competitionId=\d+$/));
  // Edit, which is the first action of an editable contest, is missing.
  const [first] = within(ended.closest('tr') as HTMLElement).getAllByRole('button');
  expect(first).toHaveTextContent('报名列表');
});

it('the page header above a contest’s game records contains a link to the contest’s registrations', async () => {
  await renderPage(<ContestHead id="9" />, '/contest/gameRecord?competitionId=9');
  const lists = within(await screen.findByRole('navigation', { name: '竞赛内容' }));
  expect(lists.getByText('比赛记录')).toHaveAttribute('aria-current', 'page');
  expect(lists.getByRole('link', { name: '报名列表' })).toHaveAttribute(
    'href',
    expect.stringContaining('registrationList?competitionId=9'),
  );
});

it('for a user in São Paulo, the countdown to a contest follows the server’s clock', async () => {
  inBrowserZone('America/Sao_Paulo', '2026-11-20T08:00:00Z');
  const contest = { ...(await competitions.get(6)), contestStatus: '3', startTime: '2026-11-20 17:30:00' };
  await renderPage(<ContestState contest={contest} />);
  expect(await screen.findByRole('timer', { name: /01:30:00/ })).toBeVisible();
});

it('a contest shows no countdown if the time of its next status change is missing', async () => {
  const contest = { ...(await competitions.get(6)), contestStatus: '3', startTime: '' };
  await renderPage(<ContestState contest={contest} />);
  expect(await screen.findByText('待开赛')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('in English, the header and the preview of a contest show its times in the user’s format', async () => {
  const { startTime } = await competitions.get(6);
  await speak('en-US');
  onTestFinished(() => speak());
  await renderPage(<ContestHead id="6" />);
  expect(await screen.findByText(new RegExp(formatsIn('en-US').time(startTime).replaceAll(/\s/g, ' ')))).toBeVisible();
  cleanup();
  await renderPage(<CompetitionFormPage />, '/contest/competitionEdit?id=6');
  expect(
    await screen.findByText(new RegExp(formatsIn('en-US').minute(startTime).replaceAll(/\s/g, ' '))),
  ).toBeVisible();
});

it('after a countdown, the contests are refetched until the server has changed the status', async () => {
  const next = { ...(await competitions.get(6)), contestStatus: '3', startTime: '2026-11-20 17:30:00' };
  const refetch = vi.spyOn(queryClient, 'invalidateQueries');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-11-20T09:30:01Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(<ContestState contest={next} />, { wrapper: InQueries });
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await later(1000); // the countdown ends
  await later(0);
  expect(refetch).toHaveBeenCalledTimes(1);
  await later(5000);
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender(<ContestState contest={{ ...next, contestStatus: '4', endTime: '2026-11-20 19:30:00' }} />);
  await later(60_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});

const InQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
