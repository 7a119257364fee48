import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { viewsOf } from './savedViews';

/** Opens a list that is asked for without any wish of its own in the view somebody has made the first one. */
export function StartView({ name, children }: { name: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState(() =>
    search === '' ? viewsOf(name).find((view) => view.first && view.search !== '')?.search : undefined,
  );
  if (wanted && search !== '') setWanted(undefined);
  return wanted ? <Navigate to={{ pathname, search: wanted }} replace /> : children;
}
