import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { viewsOf } from './savedViews';

/** Opens a list that is asked for without any wish of its own in the view somebody has made the first one. */
export function StartView({ name, children }: { name: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [view, setWanted] = useState(() =>
    search === '' ? viewsOf(name).find((view) => view.first && view.search !== '')?.search : undefined,
  );
  if (view && search !== '') setWanted(undefined);
  return view ? <Navigate to={{ pathname, search: view }} replace /> : children;
}
