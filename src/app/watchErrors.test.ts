// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { connectNotices } from '@/shared/display/notify';
import { speak } from '@/testing/renderPage';
import { watchErrors } from './watchErrors';

it('[row 135] thrown errors are reported, unlike API errors and harmless browser errors', async () => {
  await speak();
  const reported: string[] = [];
  connectNotices(({ title }) => reported.push(title));
  watchErrors();
  const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed', error: null }));
  window.dispatchEvent(rejected(new ApiError('refused', '不行')));
  expect(reported).toEqual([]);
  window.dispatchEvent(rejected(new Error('boom')));
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('boom') }));
  expect(reported).toEqual(['出错了，请重试']);
});
