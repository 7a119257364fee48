import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { viewAsSelf } from '@/shared/auth/viewAs';
import { changeSetting } from '@/shared/settings/settings';
import NoticeHost from '@/app/theme/NoticeHost';
import { routes } from '@/app/routes';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { signInAs, speak } from '@/testing/renderPage';
// Imports the screens in advance, so that the test does not include their loading time on a slow machine.
import '@/app/SignedInApp';
import '@/areas/system/notice/NoticeFormPage';
import '@/areas/system/role/RoleListPage';

afterEach(viewAsSelf);

it('before an administrator switches to another role’s view, the app asks whether to discard unsaved changes in another tab', async () => {
  // React continues to render hidden views after `act` returns, so the test waits for visible content instead.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await signInAs();
  await speak();
  changeSetting('multiTab', true);
  useSession.setState({ user: undefined });
  const router = createMemoryRouter(routes, { initialEntries: ['/system/noticeAdd'] });
  render(
    <Suspense>
      <RouterProvider router={router} />
      <NoticeHost />
    </Suspense>,
  );
  const user = userEvent.setup({ delay: null });
  const title = () => screen.queryByDisplayValue('停机通知');
  await user.type(await screen.findByLabelText('公告标题'), '停机通知');
  await router.navigate('/system/role');
  await user.click(await inMore(user, '更多 只读访客', '以该角色查看'));
  await user.click(buttonIn(await findDialog('内容未保存'), '继续编辑'));
  expect(title()).toBeInTheDocument();

  await user.click(await inMore(user, '更多 只读访客', '以该角色查看'));
  await user.click(buttonIn(await findDialog('内容未保存'), '放弃修改'));
  expect(await screen.findByText(/正在以“只读访客”的权限查看/)).toBeVisible();
  await waitFor(() => expect(title()).toBeNull());
});
