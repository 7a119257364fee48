/** slash-admin (github.com/d3george/slash-admin). Its lists are empty tables, and its first page sends no requests. */
const inMenu = (page) => page.locator('[data-nav-type="list"]');

/** Returns the menu entry of a list, after opening the groups that contain it. */
async function entryOf(page, path) {
  const link = inMenu(page).locator(`a[href$="${path}"]`);
  for (const group of ['Management', 'System'])
    if (!(await link.isVisible())) await inMenu(page).getByText(group, { exact: true }).last().click();
  return link;
}

const list = (path, column) => ({ path, shows: [['main th', column]], link: (page) => entryOf(page, path) });

export default {
  name: 'slash-admin',
  stored: { i18nextLng: 'en_US' },
  form: [
    ['[name=username]', ''],
    ['[type=submit]', ''],
  ],
  fields: {},
  submit: '[type=submit]',
  menu: [['[data-nav-type="list"]', 'Workbench']],
  home: { path: '/workbench', shows: [['main', 'All Earnings']] },
  lists: [list('/management/system/permission', 'Type'), list('/management/system/role', 'Label')],
};
