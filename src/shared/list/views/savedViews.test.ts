// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setOwner, writeOwn } from '@/shared/storage/own';
import { keepMarks, keepViews, orderAfter, renameMarks, viewsOf } from './savedViews';

const LIST = '/biz/company';
const keys = () => viewsOf(LIST).map(({ key }) => key);

beforeEach(() => {
  localStorage.clear();
  setOwner('1');
  keepViews(LIST, [
    { name: 'a', search: '' },
    { name: 'b', search: '?b=1' },
    { id: 7, name: 'c', search: '?c=1', scope: 'all' },
  ]);
});

it('views are shown in the user’s order, with new views last', () => {
  keepMarks(LIST, { order: ['7', 'a'] });
  expect(keys()).toEqual(['7', 'a', 'b']);
});

it('moving a view changes only the order within its group', () => {
  const views = viewsOf(LIST);
  const group = views.filter(({ id }) => id === undefined);
  expect(orderAfter(views, group, { moved: 'b', over: 'a' })).toEqual(['b', 'a', '7']);
  expect(orderAfter(views, group, { moved: 'a', over: 'b' })).toEqual(['b', 'a', '7']);
});

it('the default view stays the default when the server assigns an id to it', () => {
  writeOwn('VIEWS', [{ name: 'a', search: '', first: true }], LIST);
  expect(viewsOf(LIST)[0]?.first).toBe(true);
  renameMarks(LIST, 'a', '9');
  keepViews(LIST, [{ id: 9, name: 'a', search: '' }]);
  expect(viewsOf(LIST)[0]).toMatchObject({ key: '9', first: true });
});

it('invalid stored views and view settings are ignored', () => {
  writeOwn('VIEWS', [7, { name: 'a' }, { name: 'b', search: '' }], LIST);
  writeOwn('VIEW_MARKS', { starred: 'b', order: [1], first: {} }, LIST);
  expect(viewsOf(LIST)).toEqual([{ name: 'b', search: '', key: 'b', first: false, starred: false }]);
});
