import { render, screen } from '@testing-library/react';
import { Alert } from 'antd';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedForms } from '@/shared/storage/unsaved';
import { preloadable, usePreloadable } from './preloadable';

// With unsaved input a missing chunk does not reload the page, so that the failure is shown.
beforeEach(() => useUnsavedForms.setState({ forms: new Map([['form', '/account/base']]) }));
afterEach(() => useUnsavedForms.setState({ forms: new Map() }));

const module = { default: () => <p>用户管理</p> };

function Place({ part }: { part: ReturnType<typeof preloadable> }) {
  const Component = usePreloadable(part);
  return Component ? createElement(Component) : <p>加载中</p>;
}

it('a screen renders immediately when it is already loaded', async () => {
  const part = preloadable(() => Promise.resolve(module));
  await part.load();
  render(<Place part={part} />);
  expect(screen.getByText('用户管理')).toBeVisible();
});

it('a screen renders after all its dependencies have loaded, without suspending', async () => {
  let words = () => {};
  const part = preloadable(
    () => Promise.resolve(module),
    () => new Promise<void>((resolve) => (words = resolve)),
  );
  render(
    <Suspense fallback="never">
      <Place part={part} />
    </Suspense>,
  );
  expect(screen.getByText('加载中')).toBeVisible();
  await expect.poll(() => part.component).toBeUndefined();
  words();
  expect(await screen.findByText('用户管理')).toBeVisible();
});

it('a screen throws an error if it cannot be loaded, and is loaded again when the user reopens it', async () => {
  const load = vi.fn(() => Promise.resolve(module));
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  const part = preloadable(load);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = render(
    <Alert.ErrorBoundary>
      <Place part={part} />
    </Alert.ErrorBoundary>,
  );
  expect(await screen.findByText('Error: gone')).toBeVisible();
  unmount();
  render(<Place part={part} />);
  expect(await screen.findByText('用户管理')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
