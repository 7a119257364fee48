/** The e-commerce demo of react-admin. It signs in without a request. */
const entry = (path) => (page) => page.locator(`[role=menuitem][href="${path}"]`);

export default {
  name: 'react-admin demo',
  // The path '/' redirects to the sign-in form about 3,000 times, which takes ten seconds.
  start: '/#/login',
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

const API = '/demo.api';

/** From the repository's yarn.lock. */
const VERSIONS =
  'react@19.2.8 react-dom@19.2.8 react-router@7.17.0 react-router-dom@7.17.0 @mui/material@7.0.1 @mui/icons-material@7.0.1';

/** Uses the packages of npm instead of the repository's, which would have to be built first. */
const CONFIG = `import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  base: './',
  // MUI does not export these modules.
  resolve: {
    alias: [{ find: /^(@mui\\/material)\\/colors\\/(.*)$/, replacement: import.meta.dirname + '/node_modules/$1/esm/colors/$2.js' }],
  },
  // Two packages of its rich text editor have incompatible versions. No measured page shows the editor.
  build: { rolldownOptions: { shimMissingExports: true } },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.REACT_APP_DATA_PROVIDER': '"rest"' },
};
`;

const WORKER = `fakeServerWorker(process.env.REACT_APP_DATA_PROVIDER ?? '')
    .then(worker =>
        worker.start({
            onUnhandledRequest: 'bypass',
            quiet: true,
            serviceWorker: { url: './mockServiceWorker.js' },
        })
    )
`;

/** Its REST backend runs in a service worker and waits 300 ms. Here this server has the same data, without the wait. */
export const source = {
  repository: 'https://github.com/marmelab/react-admin',
  commit: '051f511bb0afb5ea565c2d3728bf4dab0a6fa5e0',
  folder: 'examples/demo',
  files: { 'published.config.mjs': CONFIG },
  changes: [
    ['src/dataProvider/rest.ts', 'https://demo.api.marmelab.com', API],
    ['src/fakeServer/rest.ts', 'https://demo.api.marmelab.com', `http://127.0.0.1${API}`],
    ['src/fakeServer/rest.ts', 'middlewares: [withDelay(300)],', ''],
    ['src/fakeServer/rest.ts', 'loggingEnabled: true,', ''],
    ['src/index.tsx', "import fakeServerWorker from './fakeServer';\n", ''],
    ['src/index.tsx', WORKER, 'Promise.resolve()\n'],
  ],
  commands: [
    `npm install --ignore-scripts --no-audit --no-fund ${VERSIONS}`,
    'npx vite build --config published.config.mjs',
  ],
  async backend(load) {
    const handle = (await load('src/fakeServer/rest.ts')).default();
    return (request) => {
      const url = new URL(request.url);
      if (!url.pathname.startsWith(API)) return undefined;
      return handle({ request: new Request(`http://127.0.0.1${url.pathname}${url.search}`, request) });
    };
  },
};
