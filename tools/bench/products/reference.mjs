import { CONFIG, rowOf, USERS } from '../parts.mjs';

const linkTo = (page, { name }) => page.getByRole('link', { name });

/** Only antd and a router (tools/bench/reference): the minimum that such pages need. */
export const reference = {
  name: 'reference',
  form: [
    ['[name=username]', ''],
    ['button[type=submit]', ''],
  ],
  fields: { '[name=username]': 'admin', '[name=password]': 'Admin@123' },
  submit: 'button[type=submit]',
  menu: [['.ant-menu-item', USERS.name]],
  home: { path: '/home', shows: [['main .ant-card', '待我处理']] },
  lists: [USERS, CONFIG].map((target) => ({
    ...target,
    shows: [rowOf(target)],
    link: (page) => linkTo(page, target),
  })),
  kept: { enable: (page) => page.evaluate(() => sessionStorage.setItem('kept', '')), tab: linkTo },
};
