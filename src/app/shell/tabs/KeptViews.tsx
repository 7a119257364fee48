import { useQueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type RouteObject, UNSAFE_DataRouterContext, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { SignOutContext } from '@/shared/auth/SignOutContext';
import { hasUnsaved } from '@/shared/drafts/unsaved';
import { MenuLinkContext } from '@/shared/menu/links';
import { MenuKnowledgeContext } from '@/shared/menu/menuKnowledge';
import { AntdRoot } from '@/app/AntdRoot';
import { useBesideRouter } from '@/app/besideRouter';
import { MenuContext, useCurrentNode } from '@/app/menu/MenuContext';
import { PartBoundary } from '../../errors/PartBoundary';
import { OpenViews } from './OpenViews';
import { show, useViewKey } from './views';

/**
 * The place in the frame where the current view and the kept ones are shown. They render beside the router, so that a
 * navigation renders the view it leads to and no other (docs/quality#speed).
 */
export function KeptViews({ routes, keepAll }: { routes: RouteObject[]; keepAll: boolean }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const location = useLocation();
  const isTab = useCurrentNode()?.screen !== undefined;
  const key = useViewKey()(location);
  // Before the frame is painted, so that it and the view change together.
  useLayoutEffect(() => show(location, hasUnsaved, key, isTab), [location, key, isTab]);
  const views = useInContexts(<OpenViews routes={routes} keepAll={keepAll} />);
  useBesideRouter(place && createPortal(views, place));
  return <div ref={setPlace} />;
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
