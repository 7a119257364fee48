import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import SpecialTrainingFormPage from './SpecialTrainingFormPage';
import SpecialTrainingListPage from './SpecialTrainingListPage';
import { fitsContent, missed } from './training';
import { trainings } from './training.resource';

beforeEach(() => signInAs());

it('a training text can be tried before saving, unless it is too short', async () => {
  const { user } = await renderPage(<SpecialTrainingFormPage />, '/contest/specialTrainingForm');
  const content = await screen.findByLabelText('训练内容');
  expect(screen.getByText('试练').closest('button')).toBeDisabled();
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('训练内容为20到10000个字')).toBeVisible();
  fireEvent.change(content, { target: { value: 'ab'.repeat(12) } });
  expect(await screen.findByText('24 字')).toBeVisible();
  await user.click(screen.getByText('试练'));
  const box = within(await findDialog());
  fireEvent.change(box.getByLabelText('在此输入'), { target: { value: 'ab'.repeat(11) + 'xx' } });
  expect(await box.findByText(/正确率 91\.67%。 速度和正确率均未达到目标/)).toBeVisible();
});

it('a user opens a trial run of a typing training from the list', async () => {
  const { user } = await renderPage(<SpecialTrainingListPage />, '/?trainingType=4');
  const [first] = await screen.findAllByLabelText(/^试练 /);
  await user.click(first as HTMLElement);
  const box = within(await findDialog());
  expect(await box.findByLabelText('在此输入')).toBeVisible();
});

it('the list shows “unlimited” for a training without a suggested time', async () => {
  const [training] = (await trainings.list({ pageNum: 1, pageSize: 1 })).records;
  server.use(
    http.get('*/api/biz/specialTraining/list', () =>
      HttpResponse.json({ code: 0, data: { records: [{ ...training, duration: 0 }], total: 1 } }),
    ),
  );
  await renderPage(<SpecialTrainingListPage />, '/');
  expect(await screen.findByRole('cell', { name: '不限' })).toBeVisible();
});

it.each([
  [60, 95, { targetSpeed: 60, targetAccuracy: 95 }, 'none'],
  [59.99, 95, { targetSpeed: 60, targetAccuracy: 95 }, 'speed'],
  [60, 94.99, { targetSpeed: 60, targetAccuracy: '95.00' }, 'accuracy'],
  [10, 10, { targetSpeed: 60, targetAccuracy: 95 }, 'both'],
  [0, 0, {}, 'none'],
])('for typing speed %s, accuracy %s%% and goals %j, the missed goals are: %s', (netSpeed, accuracy, target, what) =>
  expect(missed({ netSpeed, accuracy }, target)).toBe(what),
);

it.each([
  [null, false],
  ['字'.repeat(19) + '  ', false],
  ['字'.repeat(20), true],
  ['😀'.repeat(10_000), true],
  ['字'.repeat(10_001), false],
])('a training text needs 20 to 10,000 characters (%#)', (content, fits) => expect(fitsContent(content)).toBe(fits));
