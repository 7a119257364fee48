// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Location } from 'react-router-dom';
import { closeViews, moveView, pinView, refreshView, restoreViews, useViews, viewKey, visit, visited } from './views';

const at = (address: string): Location => {
  const { pathname, search } = new URL(address, 'http://x');
  return { pathname, search, hash: '', state: null, key: address } as Location;
};
const open = (...addresses: string[]) => addresses.forEach((address) => visit(at(address), () => false));
const keys = () => useViews.getState().views.map((view) => view.key);
beforeEach(() => useViews.setState({ views: [], used: [] }));

describe('the open views', () => {
  it.each([
    ['/system/user', '/system/user'],
    ['/system/user?pageNum=3&loginName=a', '/system/user'],
    ['/approval/companyDetail?id=7&from=list', '/approval/companyDetail?id=7'],
    ['/approval/companyDetail?id=7&queue=pageNum%3D2', '/approval/companyDetail?queue'],
  ])('each page and each record has one tab: %s', (address, key) => expect(viewKey(at(address))).toBe(key));

  it('all page numbers of a list use one tab', () => {
    const keyOf = (address: string) => viewKey(at(address), { path: '/system/user/:pageNo?', hidden: true });
    expect(['/system/user', '/system/user/1', '/system/user/7?loginName=a'].map(keyOf)).toEqual(
      Array(3).fill('/system/user'),
    );
    expect(keyOf('/system/user/2?id=5')).toBe('/system/user?id=5');
  });

  it('a list page uses one tab, even if its address filters the list by a record id', () => {
    const place = { path: '/system/dist', hidden: false };
    expect(viewKey(at('/system/dist?id=440305'), place)).toBe('/system/dist');
    expect(viewKey(at('/system/dist?id=440305'), { ...place, mode: 'detail' })).toBe('/system/dist?id=440305');
  });

  it('a page opens next to the current tab, or in its existing tab', () => {
    open('/a', '/b', '/a', '/c', '/b?pageNum=2');
    expect(keys()).toEqual(['/a', '/c', '/b']);
    expect(useViews.getState().views[2]?.location.search).toBe('?pageNum=2');
  });

  it('a thirteenth tab closes the oldest tab, except pinned tabs and tabs with unsaved input', () => {
    open(...Array.from({ length: 12 }, (_, n) => `/${n}`));
    pinView('/0', true);
    const { views, used } = useViews.getState();
    const next = visited(views, used, { key: '/new', location: at('/new') }, (key) => key === '/1').map(
      (view) => view.key,
    );
    expect(next).toHaveLength(12);
    expect(next).toEqual(expect.arrayContaining(['/0', '/1', '/new']));
    expect(next).not.toContain('/2');
  });

  it('closing the current tab shows a neighbor, and closing the only tab shows the overview', () => {
    open('/a', '/b?x=1', '/c');
    expect(closeViews(['/c'], '/c')).toMatchObject({ pathname: '/b', search: '?x=1' });
    expect(closeViews(['/a'], '/b')).toBeUndefined();
    expect(closeViews(['/b'], '/b')).toEqual({ pathname: '/weclome' });
  });

  it('a tab can be moved, but not in front of pinned tabs', () => {
    open('/a', '/b', '/c');
    pinView('/c', true);
    expect(keys()).toEqual(['/c', '/a', '/b']);
    moveView('/b', 0);
    expect(keys()).toEqual(['/c', '/b', '/a']);
  });

  it('a refreshed tab is mounted again', () => {
    open('/a');
    refreshView('/a');
    expect(useViews.getState().views[0]?.reloads).toBe(1);
  });

  it('open tabs are restored after a reload, except tabs whose stored data is invalid', () => {
    open('/a', '/b');
    useViews.setState({ views: [], used: [] });
    restoreViews();
    expect(keys()).toEqual(['/a', '/b']);
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(key, JSON.stringify([null, { key: 'x' }, { key: '/c', location: { pathname: '//evil' } }]));
    restoreViews();
    expect(keys()).toEqual([]);
  });
});
