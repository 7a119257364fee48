import { type ReactNode, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { startSearch } from './views/savedViews';

/** Opens a list in the user's default view when the address has no query. */
export function StartView({ name, children }: { name: string; children: ReactNode }) {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const [view, setView] = useState(() => (search === '' ? startSearch(name) : undefined));
  if (view && search !== '') setView(undefined);
  return view ? <Navigate to={{ pathname, search: view }} state={state} replace /> : children;
}
