import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { inAppPath } from '@/shared/lib/safeUrl';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { useMenuLink } from './links';

/** The address in `state.from`: the page of the list from which the user came. */
export function useCameFrom(): string | undefined {
  const { state } = useLocation() as Location<{ from?: unknown } | null>;
  return inAppPath(state?.from);
}

/** Returns a function that goes back to the address `state.from`, or else to the list, or else to the start page. */
export function useBackTo(list: MenuKey): () => void {
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const from = useCameFrom();
  return () => void navigate(from ?? linkOf(list) ?? '/');
}
