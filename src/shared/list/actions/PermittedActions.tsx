import { useTranslation } from 'react-i18next';
import { actionSlots } from '../rows/actionSlots';
import { type RowAction, RowActions } from './RowActions';
import { usePermitted } from './usePermitted';

/** The permitted actions of a single record, outside a list. */
export function PermittedActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const allowed = usePermitted(() => actions, [name])?.(name) ?? [];
  return <RowActions t={t} name={name} actions={allowed} slots={actionSlots([allowed], '').widths} />;
}
