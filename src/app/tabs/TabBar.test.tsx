import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useRecordName } from '@/shared/display/recordName';
import { ViewContext } from '@/shared/storage/unsaved';
import { renderPage, signInAs } from '@/testing/renderPage';
import { TabBar } from './TabBar';
import { useViews, viewKey } from './views';

beforeEach(() => signInAs());

function Record({ name }: { name: string }) {
  useRecordName(name);
  return <p>{name}</p>;
}

it('the tab of a record shows its id until its name has loaded', async () => {
  const at = (pathname: string, search: string) => {
    const location = { pathname, search, hash: '', state: null, key: '' };
    return { key: viewKey(location), location };
  };
  const [queue, record] = [at('/approval/companyDetail', '?id=7&queue='), at('/act/detail', '?id=8')];
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
