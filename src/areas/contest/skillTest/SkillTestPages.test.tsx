import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { request } from '@/shared/api/http';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { skillTests } from './skillTest.resource';
import { movesFrom } from '@/shared/resource/transitions/moves';
import { isEditable, isRemovable, testMoves } from './skillTest.states';
import SkillTestDetailPage from './SkillTestDetailPage';
import SkillTestFormPage from './SkillTestFormPage';

beforeEach(() => signInAs());

it('a trial run scores only the questions that can be scored automatically', async () => {
  const { user } = await renderPage(<SkillTestDetailPage />, '/?id=1');
  await user.click(await screen.findByText('预览试做'));
  const sheet = within(await findDialog());
  await user.click(await sheet.findByLabelText('A. 位'));
  await user.click(sheet.getByText('交卷'));
  await user.click(
    within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement).getByText('交卷', { selector: 'button *' }),
  );
  expect(await sheet.findByText('客观题得分 10.00 / 80.00，待人工评分 20.00 分')).toBeVisible();
  expect(sheet.getByText('未达到及格分 60.00')).toBeVisible();
  expect(sheet.getByText('一个二进制位是最小单位，八位为一个字节。')).toBeVisible();
});

it('in a trial run, a user can fill in a blank with several words', async () => {
  const { user } = await renderPage(<SkillTestDetailPage />, '/?id=1');
  await user.click(await screen.findByText('预览试做'));
  const [blank] = await within(await findDialog()).findAllByLabelText(/第 1 空$/);
  await user.type(blank as HTMLElement, 'New York');
  expect(blank).toHaveValue('New York');
});

it('in English, a score of “10.00” that the server sends as text is shown as “10 points”', async () => {
  const test = await skillTests.get(1);
  const questions = (test.questions ?? []).map((question) => ({ ...question, score: '10.00' }));
  server.use(http.get('*/api/biz/skillTest/get/1', () => HttpResponse.json({ code: 0, data: { ...test, questions } })));
  await speak('en-US');
  onTestFinished(() => speak());
  await renderPage(<SkillTestDetailPage />, '/?id=1');
  expect((await screen.findAllByText('10 points')).length).toBeGreaterThan(0);
});

it('a skill test shows the names of its occupation and certificate even if both are disabled', async () => {
  const { occupationId, occupationName } = await skillTests.get(34);
  await skillTests.save({ id: 34, certificateId: 6 });
  await request({ method: 'post', url: '/biz/base/occupation/status', data: { id: occupationId, status: '1' } });
  await request({ method: 'post', url: '/biz/base/certificate/status', data: { id: 6, status: '1' } });
  // An editor of tests may lack the right to read occupations.
  server.use(http.get('*/api/biz/base/occupation/get/*', () => new HttpResponse(null, { status: 403 })));
  const form = await renderPage(<SkillTestFormPage />, '/contest/skillTestEdit?id=34');
  expect(await screen.findByText(occupationName ?? '')).toBeVisible();
  expect(await screen.findByText('电工职业技能等级证书')).toBeVisible();
  form.unmount();
  await renderPage(<SkillTestDetailPage />, '/?id=34');
  expect(await screen.findByText('电工职业技能等级证书')).toBeVisible();
});

it.each([
  ['0', 'publish', true, true],
  ['1', 'stop', false, false],
  ['2', 'publish', true, false],
  [null, '', false, false],
])('a test in state %s offers the action %s, can be edited: %s, can be removed: %s', (state, moves, edit, remove) => {
  expect(movesFrom(testMoves, state).join()).toBe(moves);
  expect([isEditable(state), isRemovable(state)]).toEqual([edit, remove]);
});
