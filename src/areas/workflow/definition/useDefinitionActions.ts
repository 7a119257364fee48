import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { type Definition, definitions, isActive, setDefinitionState } from '../flow/definition.resource';

/** Row actions that suspend or activate a process, and that open its steps. */
export function useDefinitionActions(): (row: Definition) => RowAction[] {
  const { t } = useTranslation('workflow');
  const ask = useAskedChange(definitions.path);
  const link = useLinkAction();

  const toggle = (row: Definition) =>
    ask({
      title: t(isActive(row) ? 'definition.suspendAsk' : 'definition.activateAsk', { name: definitions.nameOf(row) }),
      content: t(isActive(row) ? 'definition.suspendAll' : 'definition.activateAll'),
      okText: t(isActive(row) ? 'definition.suspend' : 'definition.activate'),
      danger: isActive(row),
      focusCancel: true,
      run: () => setDefinitionState(row.id, isActive(row) ? 'suspend' : 'active'),
    });

  return (row) => [
    {
      label: t(isActive(row) ? 'definition.suspend' : 'definition.activate'),
      permission: 'activiti:prof:edit',
      onClick: () => toggle(row),
    },
    ...link('procDefNode', { id: row.id }, { label: t('definition.nodes'), permission: 'activiti:prof:edit' }),
  ];
}
