import { CONFIG, inMenu, inPanel, inTabs, rowOf, set, USERS } from '../parts.mjs';

/*
 * A product as measured by `visit.mjs`. Things that must be visible are lists of pairs: a selector, and a text that a
 * matching element contains.
 *
 * @typedef {[selector: string, text: string][]} Visible
 *
 * @typedef List A list page, with rows where the product has some.
 * @property {Visible} shows elements that only this page shows, once its content has loaded
 * @property {(page) => Promise<import('playwright').Locator>} link opens its area in the menu; resolves to its entry
 *
 * @typedef Product
 * @property {string} name
 * @property {Record<string, unknown>} [stored] the content of localStorage before the first visit
 * @property {string} [start] the path of the first visit, by default '/'
 * @property {Visible} form the sign-in form, complete
 * @property {Record<string, string>} fields the text to type, by the selector of its field
 * @property {string} submit the selector of the button that signs in
 * @property {Visible} menu an entry of the menu
 * @property {{ path: string; shows: Visible }} home the first page
 * @property {[List, List]} lists
 * @property {{ enable: (page) => Promise<unknown>; tab: (page, list: List) => import('playwright').Locator }} [kept]
 *   keeps opened pages from the next load on, and finds the tab of a list
 */

/** Settings in the product's storage format. */
const settings = (values) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`pro__${key}`, JSON.stringify({ value, expire: null })]),
  );

const listOf = (target, link) => ({ ...target, shows: [rowOf(target)], link: (page) => link(page, target) });

async function inSideMenu(page, target) {
  const link = inMenu(page, target);
  if (!(await link.isVisible())) await page.getByRole('menuitem', { name: '系统管理' }).click();
  return link;
}

const product = {
  form: [
    ['[name=username]', ''],
    ['[role=tab]', ''],
  ],
  fields: { '[name=username]': 'admin', '[name=password]': 'Admin@123' },
  submit: 'button[type=submit]',
  // A card that exists only on the first page.
  home: { path: '/weclome', shows: [['main .ant-card', '待我处理']] },
};

/** Talent Desk with the side menu, like the peers. The tour of a first visit is switched off. */
export const ours = {
  ...product,
  name: 'Talent Desk',
  stored: settings({ TOUR_SEEN: true, DEFAULT_LAYOUT_MODE: 'sidemenu' }),
  menu: [['[role=menuitem]', '系统管理']],
  lists: [USERS, CONFIG].map((target) => listOf(target, inSideMenu)),
  kept: { enable: (page) => set(page, 'DEFAULT_MULTI_TAB', true), tab: inTabs },
};

/** Talent Desk with the top menu, which is the default. Each list is chosen in the panel of the "more" button. */
export const oursOnTop = {
  ...product,
  name: 'Talent Desk, menu on top',
  stored: settings({ TOUR_SEEN: true, DEFAULT_LAYOUT_MODE: 'topmenu' }),
  menu: [['[role=menuitem]', '审核管理']],
  lists: [USERS, CONFIG].map((target) => listOf(target, inPanel)),
};
