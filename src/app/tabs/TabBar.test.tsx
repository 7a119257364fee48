import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useRecordName } from '@/shared/display/recordName';
import { ViewContext } from '@/shared/storage/unsaved';
import { renderPage, signInAs } from '@/testing/renderPage';
import { TabBar } from './TabBar';
import { useViews, viewKey } from './views';

beforeEach(() => signInAs());

const viewAt = (pathname: string, search: string, state: unknown = null) => {
  const location = { pathname, search, hash: '', state, key: '' };
  return { key: viewKey(location), location };
};

function Record({ name }: { name: string }) {
  useRecordName(name);
  return <p>{name}</p>;
}

it('the tab of a record shows its id until its name has loaded', async () => {
  const [queue, record] = [viewAt('/approval/companyDetail', '?id=7&queue='), viewAt('/act/detail', '?id=8')];
  useViews.setState({ views: [queue, record], used: [] });
  await renderPage(
    <>
      <TabBar />
      <ViewContext value={queue.key}>
        <Record name="青禾科技" />
      </ViewContext>
    </>,
  );
  expect(await screen.findByRole('link', { name: '/approval/companyDetail 青禾科技' })).toBeVisible();
  expect(screen.getByRole('link', { name: '/act/detail 8' })).toBeVisible();
});

/** Shows the page that the current page was opened from. */
function CameFrom() {
  return <p>from {String((useLocation().state as { from?: unknown } | null)?.from)}</p>;
}

it.each([
  ['a click on its tab', 'link', '/act/detail 8'],
  ['closing the current tab', 'button', '关闭 /weclome'],
])('after %s, a page still knows the list from which it was opened', async (_, role, name) => {
  const from = '/system/notice/3';
  useViews.setState({ views: [viewAt('/weclome', ''), viewAt('/act/detail', '?id=8', { from })], used: [] });
  const { user } = await renderPage(
    <>
      <TabBar />
      <CameFrom />
    </>,
    '/weclome',
  );
  expect(screen.getByText('from undefined')).toBeVisible();
  await user.click(await screen.findByRole(role, { name }));
  expect(await screen.findByText(`from ${from}`)).toBeVisible();
});
