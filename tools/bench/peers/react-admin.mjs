/**
 * The e-commerce demo of react-admin (github.com/marmelab/react-admin, examples/demo). It signs in without a request.
 */
const entry = (path) => (page) => page.locator(`[role=menuitem][href="${path}"]`);

export default {
  name: 'react-admin demo',
  form: [
    ['[name=username]', ''],
    ['[type=submit]', ''],
  ],
  fields: { '[name=username]': 'demo', '[name=password]': 'demo' },
  submit: '[type=submit]',
  menu: [['[role=menuitem]', 'Orders']],
  home: { path: '/#/', shows: [['main', 'Pending Orders']] },
  lists: [
    {
      path: '/#/customers',
      shows: [
        ['main thead th', 'Total spent'],
        ['main tbody tr', '20'],
      ],
      link: entry('#/customers'),
    },
    {
      path: '/#/reviews',
      shows: [
        ['main thead th', 'Rating'],
        ['main tbody tr', '20'],
      ],
      link: entry('#/reviews'),
    },
  ],
};
