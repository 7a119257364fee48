import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterProvider, useRoutes } from 'react-router-dom';
import { AntdRoot } from '@/app/theme/AntdRoot';
import { FIRST_PAGE } from '@/app/navigation/firstPage';
import { MenuContext, useCurrentNode } from '@/app/navigation/MenuContext';
import { menuRoutes } from '@/app/navigation/menuRoutes';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { AppShell } from '@/app/layout/AppShell';
import { PageHead } from '@/app/tabs/PageHead';

let root: Root | undefined;

/**
 * Renders the shell and the first page once while the user types a password, so that the browser has run and compiled
 * their code, and antd has computed its colours, before they are needed: a sixth of the time from the click to the first
 * page. It is rendered as hidden, outside the document: React works at it only when there is nothing else to do, and runs
 * no effect, so nothing is requested.
 */
export function warmUp(): void {
  if (root) return;
  const router = createMemoryRouter([{ path: '*', element: <Hidden /> }], { initialEntries: [FIRST_PAGE] });
  // Errors are reported when the app itself renders.
  root = createRoot(document.createElement('div'), { onCaughtError: ignore, onUncaughtError: ignore });
  root.render(<RouterProvider router={router} />);
}

/** Unmounts the off-screen tree; before the app has rendered, antd would drop its token cache. */
export function endWarmUp(): void {
  root?.unmount();
  root = undefined;
}

const ignore = () => undefined;

/** A menu with nothing but the first page. */
const rows = [
  { menuId: 1, parentId: 0, menuName: ' ', menuKey: 'area', component: 'PageView' },
  { menuId: 2, parentId: 1, menuName: ' ', menuKey: 'weclome', component: 'weclome' },
];

function Hidden() {
  const [tree] = useState(() => buildMenuTree(rows));
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  const routes = menuRoutes(tree);
  return (
    <Activity mode="hidden">
      <QueryClientProvider client={client}>
        <AntdRoot>
          <MenuContext value={tree}>
            <AppShell routes={routes} />
            <FirstPage routes={routes} />
          </MenuContext>
        </AntdRoot>
      </QueryClientProvider>
    </Activity>
  );
}

/** The shell shows its screens only once it is in the document. */
function FirstPage({ routes }: { routes: RouteObject[] }) {
  const page = useRoutes(routes);
  const node = useCurrentNode();
  return node ? <PageHead node={node}>{page}</PageHead> : page;
}
