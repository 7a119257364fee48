import { expect, it } from 'vitest';
import { menuLinks } from './menuLinks';
import { buildMenuTree } from './menuTree';

const area = { menuId: 1, parentId: 0, menuKey: 'approval', component: 'PageView', path: '/audit' };
const list = { menuId: 2, parentId: 1, menuKey: 'companyAudit', component: 'approval/CompanyList' };
const linksOf = (...menu: object[]) => menuLinks(buildMenuTree(menu));

it('a link combines the server’s path of the area with the given query', () => {
  const linkOf = linksOf(area, list);
  expect(linkOf('companyAudit')).toBe('/audit/companyAudit');
  expect(linkOf('companyDetail', { id: 7, queue: '' })).toBe('/audit/companyDetail?id=7&queue=');
  expect(linkOf('companyDetail', { id: 'a&b', queue: undefined })).toBe('/audit/companyDetail?id=a%26b');
  expect(linkOf('companyAudit', new URLSearchParams('name=x'))).toBe('/audit/companyAudit?name=x');
});

it('a list link replaces :pageNo in the path with the page number', () => {
  const linkOf = linksOf(area, { ...list, path: '/audit/companies/:pageNo' });
  expect(linkOf('companyAudit', { pageNum: 3, at: 7 })).toBe('/audit/companies/3?at=7');
  expect(linkOf('companyAudit')).toBe('/audit/companies/1');
});

it('no link leads to a screen that is missing from the menu or from this build', () => {
  const linkOf = linksOf(area, list, { ...list, menuId: 3, menuKey: 'schoolAudit', component: 'approval/Lost' });
  expect(linkOf('schoolAudit')).toBeUndefined();
  expect(linkOf('approval')).toBeUndefined();
  expect(linkOf('competitionAdd')).toBeUndefined();
});

it('if several rows have the same key, a link leads to the first row with a screen', () => {
  const linkOf = linksOf(area, { ...list, menuId: 3, component: 'approval/Lost' }, list, {
    ...list,
    menuId: 4,
    path: '/x',
  });
  expect(linkOf('companyAudit')).toBe('/audit/companyAudit');
});
