import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { present } from '@/shared/list/actions/present';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { type Business, requests } from '../flow/request.resource';
import { useAskedFlowChange } from '../flow/useFlowChange';
import { endInstances } from '../instance/instance.resource';
import { FlowDrawer } from '../ui/FlowDrawer';
import { useMoreAction } from '../ui/useMoreAction';
import { useUrge } from '../ui/useUrge';
import type { useStart } from './useStart';

/** The reason that RuoYi backends record when applicants withdraw a request (docs/contract#2.22). */
const WITHDRAWN = '主动撤销';

/** True while the applicant's request is still in approval. */
export const isOpen = ({ status }: Business) => status === 1;

/** Row actions of a request: view progress, remind the candidates, withdraw, resubmit, and more. */
export function useRequestActions({
  start,
}: Pick<ReturnType<typeof useStart>, 'start'>): (row: Business) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation(['workflow', 'shared']);
  const urging = useUrge();
  const ask = useAskedFlowChange(requests.path);
  const more = useMoreAction();
  const again = ({ id, procDefId, procDefKey, procName }: Business) =>
    start({ id: procDefId, key: procDefKey ?? '', name: procName ?? '' }, undefined, id);

  const withdraw = (row: Business) =>
    ask({
      title: t('request.withdrawAsk', { name: requests.nameOf(row) }),
      content: t('request.withdrawHint'),
      okText: t('request.withdraw'),
      danger: true,
      run: () => endInstances([row.procInstId ?? ''], WITHDRAWN),
      done: t('request.withdrawn'),
    });

  const show = (row: Business) =>
    open((close) => (
      <FlowDrawer
        title={requests.nameOf(row)}
        flow={{ ...row, businessKey: row.id, procInstId: row.procInstId ?? '' }}
        onClose={close}
      />
    ));

  return (row) => {
    const others = more({ procInstId: row.procInstId ?? '' }, requests.nameOf(row));
    return present<RowAction>([
      { label: t('shared:action.detail'), onClick: () => show(row) },
      urging && {
        label: t('waiting.urge'),
        disabledReason: !isOpen(row) && t('request.over'),
        onClick: () => urging.urge(row.procInstId ?? ''),
      },
      {
        label: t('request.withdraw'),
        permission: 'activiti:business:cancel',
        danger: true,
        disabledReason: !isOpen(row) && t('request.over'),
        onClick: () => withdraw(row),
      },
      others && {
        label: t('request.again'),
        disabledReason: !row.waiting?.some(({ forApplicant }) => forApplicant) && t('request.notReturned'),
        onClick: () => again(row),
      },
      others,
    ]);
  };
}
