import { useQueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type Location,
  type RouteObject,
  UNSAFE_DataRouterContext,
  UNSAFE_NavigationContext,
  useLocation,
} from 'react-router-dom';
import { SignOutContext } from '@/shared/auth/SignOutContext';
import { hasUnsaved } from '@/shared/drafts/unsaved';
import { MenuLinkContext } from '@/shared/menu/links';
import { MenuKnowledgeContext } from '@/shared/menu/menuKnowledge';
import { belowBase } from '@/shared/settings/base';
import { AntdRoot } from '@/app/AntdRoot';
import { useBesideRouter } from '@/app/besideRouter';
import { MenuContext, nodeAt } from '@/app/menu/MenuContext';
import { PartBoundary } from '../../errors/PartBoundary';
import { Holder } from './Holder';
import { OpenViews } from './OpenViews';
import { show, useViewKey } from './views';

/**
 * The place in the frame where the current view and the kept ones are shown. They render beside the router, so that a
 * navigation renders the view it leads to and no other (docs/quality#speed).
 */
export function KeptViews({ routes, keepAll }: { routes: RouteObject[]; keepAll: boolean }) {
  const [place] = useState(madePlace);
  useShown();
  const views = useInContexts(<OpenViews routes={routes} keepAll={keepAll} />);
  useBesideRouter(createPortal(views, place));
  return <Holder of={place} />;
}

function madePlace(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.views = '';
  return place;
}

/**
 * Shows the view of the current location: at once when the router has it, because the frame around it renders in a
 * transition, which gives way to whatever else there is to do.
 */
function useShown(): void {
  const location = useLocation();
  const tree = use(MenuContext);
  const keyOf = useViewKey();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const showIt = useEffectEvent((next: Location) =>
    show(next, hasUnsaved, keyOf(next), nodeAt(tree, next.pathname)?.screen !== undefined),
  );
  useLayoutEffect(() => showIt(location), [location, tree]);
  useEffect(
    () =>
      router?.subscribe(({ location: next, matches }) => {
        // Only the desk's own route is shown here; the sign-in and the error pages are the router's.
        if (matches.at(-1)?.route.path !== '*') return;
        showIt({ ...next, pathname: belowBase(next.pathname) });
      }),
    [router],
  );
}

/** Wraps a node in what the frame hands to its screens; of the router only what never changes. */
function useInContexts(node: ReactNode): ReactNode {
  const queryClient = useQueryClient();
  const router = use(UNSAFE_DataRouterContext);
  const navigation = use(UNSAFE_NavigationContext);
  const tree = use(MenuContext);
  const links = use(MenuLinkContext);
  const knowledge = use(MenuKnowledgeContext);
  const signOut = use(SignOutContext);
  return (
    <UNSAFE_DataRouterContext value={router}>
      <UNSAFE_NavigationContext value={navigation}>
        <QueryClientProvider client={queryClient}>
          <AntdRoot>
            <SignOutContext value={signOut}>
              <MenuContext value={tree}>
                <MenuLinkContext value={links}>
                  <MenuKnowledgeContext value={knowledge}>
                    <PartBoundary>{node}</PartBoundary>
                  </MenuKnowledgeContext>
                </MenuLinkContext>
              </MenuContext>
            </SignOutContext>
          </AntdRoot>
        </QueryClientProvider>
      </UNSAFE_NavigationContext>
    </UNSAFE_DataRouterContext>
  );
}
