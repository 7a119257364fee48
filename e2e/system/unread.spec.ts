import { makeAccount, openAs, tokenOf, unique } from '../support/backend';
import { expect, test } from '../support/test';

test('opening a notice marks it as read, and other notices in the bell stay unread until the user marks them @full', async ({
  page,
}) => {
  const word = unique('通知');
  const headers = { token: await tokenOf(page.request) };
  for (const noticeTitle of [`${word}甲`, `${word}乙`]) {
    const data = { noticeTitle, noticeType: '1', scope: '0', noticeContent: '<p>请知悉</p>', status: '0' };
    const saved = await page.request.post('/api/system/notice/save', { headers, data });
    const { data: made } = (await saved.json()) as { data: { noticeId: number } };
    await page.request.post('/api/system/notice/publish', {
      headers,
      data: { noticeId: made.noticeId, publishStatus: '1' },
    });
  }
  await openAs(page, await makeAccount(page.request), '/weclome');
  const bell = page.getByRole('button', { name: /^通知/ });
  const list = page.getByRole('tooltip');
  const marks = list.getByRole('button', { name: new RegExp(word) });
  await bell.click();
  // Opening the list marks nothing as read: two of two are unread.
  await expect(marks).toHaveCount(2);
  await page.keyboard.press('Escape');
  await bell.click();
  await expect(marks).toHaveCount(2);
  await list.getByRole('link', { name: `${word}甲` }).click();
  await expect(page.getByText('请知悉')).toBeVisible();
  await bell.click();
  await expect(marks).toHaveCount(1);
  await expect(list.getByRole('link', { name: `${word}乙` })).toBeVisible();
  await marks.click();
  await expect(marks).toHaveCount(0);
});
