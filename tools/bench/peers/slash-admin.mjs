/** slash-admin. Its lists are empty tables, and its first page sends no requests. */
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

/** Its backend runs in a service worker. Here this server answers the sign-in, the only request. */
export const source = {
  repository: 'https://github.com/d3george/slash-admin',
  commit: '02a7206c322f00ae2b53c2e55ecc9a55be6aed94',
  folder: '.',
  alias: { '#': 'src/types', '@': 'src' },
  changes: [
    ['src/main.tsx', 'import { worker } from "./_mock";\n', ''],
    ['src/main.tsx', 'await worker.start({', 'void ({'],
  ],
  commands: [
    'cp .env.example .env',
    'npx -y pnpm@9 install --frozen-lockfile --ignore-scripts',
    'BROWSER=none npx vite build',
  ],
  async backend(load) {
    const { DB_USER, DB_ROLE, DB_PERMISSION, DB_MENU } = await load('src/_mock/assets_backup.ts');
    const user = { ...DB_USER[0], roles: DB_ROLE, permissions: DB_PERMISSION, menu: DB_MENU };
    return ({ url }) =>
      new URL(url).pathname === '/api/auth/signin'
        ? Response.json({ status: 0, message: '', data: { user, accessToken: 'a', refreshToken: 'r' } })
        : undefined;
  },
};
