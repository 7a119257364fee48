import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { changeSetting } from '@/shared/settings/settings';
import { hasUnsaved, markUnsaved } from '@/shared/storage/unsaved';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { FollowsPage } from './FollowsPage';

beforeEach(() => signInAs());

const Address = () => <p>{useLocation().pathname}</p>;

it('when a user leaves a page and discards its input, other open pages keep their input', async () => {
  changeSetting('multiTab', false);
  markUnsaved('form', '/system/noticeEdit', true);
  markUnsaved('resume', '/resume/biographicalnotes', true);
  const { user, router } = await renderPage(
    <>
      <FollowsPage />
      <Address />
    </>,
    '/system/noticeEdit',
  );
  void router.navigate('/weclome');
  await user.click(buttonIn(await findDialog('内容未保存'), '放弃修改'));
  expect(await screen.findByText('/weclome')).toBeVisible();
  expect(hasUnsaved('/system/noticeEdit')).toBe(false);
  expect(hasUnsaved('/resume/biographicalnotes')).toBe(true);
});
