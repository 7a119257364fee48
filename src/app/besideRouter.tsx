import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { create } from 'zustand';

const useBeside = create<{ node: ReactNode }>(() => ({ node: null }));

/**
 * Renders a node in `BesideRouter`, outside the router, while the calling component is mounted. The router's contexts
 * change with each navigation, and React then renders everything below them that reads them, hidden views included.
 */
export function useBesideRouter(node: ReactNode): void {
  useLayoutEffect(() => useBeside.setState({ node }), [node]);
  useLayoutEffect(() => () => useBeside.setState({ node: null }), []);
}

/** The place of `useBesideRouter`: rendered once, as a sibling of the router. */
export function BesideRouter() {
  return <Suspense fallback={null}>{useBeside(({ node }) => node)}</Suspense>;
}
