// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { connectNotices } from '@/shared/ui/notify';
import { useUnsavedForms } from '../shared/drafts/unsaved';
import { speak } from '@/testing/renderPage';
import { loadPart } from './loadPart';

const Part = () => null;

it('a part of the shell that does not come is told, and comes the next time', async () => {
  await speak();
  const told: string[] = [];
  connectNotices(({ title }) => told.push(title));
  // With unsaved input the page is not started afresh.
  useUnsavedForms.setState({ forms: new Map([['form', '/account/base']]) });
  let tries = 0;
  const load = () => (++tries > 2 ? Promise.resolve({ default: Part }) : Promise.reject(new Error('404')));
  expect(await loadPart(load)).toBeUndefined();
  expect(told).toEqual(['页面加载失败，可能是系统刚刚更新']);
  expect(await loadPart(load)).toBe(Part);
  expect(tries).toBe(3);
  useUnsavedForms.setState({ forms: new Map() });
});
