import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { useCan } from '@/shared/auth/Can';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import { present } from '@/shared/list/actions/present';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import {
  type Definition,
  definitions,
  drawingOf,
  isActive,
  runningQuery,
  setDefinitionState,
} from '../flow/definition.resource';
import { useAskedFlowChange } from '../flow/useFlowChange';
import { MOVE, PAST, STAFF } from '../rehearsal/calls.api';
import { latestQuery } from '../flow/flow.queries';

const loadRehearsal = () => import('../rehearsal/RehearsalDrawer');

/**
 * Row actions of a version: suspend or activate the version, open its steps. For the newest version also: move running
 * requests to this version.
 */
export function useDefinitionActions(): (row: Definition) => RowAction[] {
  const open = useLazyDialog(loadRehearsal);
  const { t } = useTranslation('workflow');
  const ask = useAskedFlowChange(definitions.path);
  const link = useLinkAction();
  const has = [useHas('GET', PAST), useHas('GET', STAFF), useHas('POST', MOVE)].every(Boolean);
  const canMove = useCan('activiti:models:edit') && has;
  const { data: latest } = useQuery({ ...latestQuery, enabled: canMove });

  const move = (row: Definition) =>
    open(({ RehearsalDrawer }, close) => (
      <RehearsalDrawer
        procDefKey={row.key}
        title={t('rehearsal.moveTitle', { name: definitions.nameOf(row) })}
        drawing={() => drawingOf(row.deploymentId)}
        moveTo={row.id}
        onClose={close}
      />
    ));

  const toggle = (row: Definition) =>
    ask({
      title: t(isActive(row) ? 'definition.suspendAsk' : 'definition.activateAsk', { name: definitions.nameOf(row) }),
      content: (
        <>
          {t(isActive(row) ? 'definition.suspendAll' : 'definition.activateAll')} <RunningCount rows={[row]} />
        </>
      ),
      okText: t(isActive(row) ? 'definition.suspend' : 'definition.activate'),
      danger: isActive(row),
      focusCancel: true,
      run: () => setDefinitionState(row.id, isActive(row) ? 'suspend' : 'active'),
    });

  return (row) =>
    present<RowAction>([
      {
        label: t(isActive(row) ? 'definition.suspend' : 'definition.activate'),
        permission: 'activiti:prof:edit',
        onClick: () => toggle(row),
      },
      ...link('procDefNode', { id: row.id }, { label: t('definition.nodes'), permission: 'activiti:prof:edit' }),
      canMove && {
        label: t('rehearsal.moveAction'),
        permission: 'activiti:models:publish',
        disabledReason: latest?.some(({ id }) => id === row.id) ? undefined : t('rehearsal.onlyNewest'),
        onClick: () => move(row),
      },
    ]);
}

interface RunningCountProps {
  rows: readonly Definition[];
  /** True if the versions are about to be removed. The server refuses that while requests are running. */
  isRemoval?: boolean;
}

/** Shows how many requests of these versions are running, if known. Before a removal, warns only if there are any. */
export function RunningCount({ rows, isRemoval = false }: RunningCountProps) {
  const { t } = useTranslation('workflow');
  const maySee = useCan('activiti:procInst:list');
  const { data: count } = useQuery({ ...runningQuery(rows), enabled: maySee });
  if (typeof count !== 'number') return null;
  if (!isRemoval) return t('definition.running', { count });
  return count > 0 && <Alert type="warning" showIcon title={t('definition.inUse', { count })} style={BELOW} />;
}

const BELOW = { marginTop: 12 };
