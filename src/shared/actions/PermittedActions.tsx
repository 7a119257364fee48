import { actionSlots } from '@/shared/list/rows/widths';
import { type RowAction, RowActions } from './RowActions';
import { usePermitted } from './usePermitted';

/** The permitted actions of a single record, outside a list. */
export function PermittedActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const allowed = usePermitted(() => actions, [name])?.(name) ?? [];
  return <RowActions name={name} actions={allowed} slots={actionSlots([allowed], '').widths} />;
}
