import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { ACTION, type Target } from '../flow/taskAction.api';

const loadModal = () => import('./TaskActionModal');

/** The action 更多操作 (more actions) of a request or a task. Returns false if the server has no further actions. */
export function useMoreAction(): (target: Target, name: string) => RowAction | false {
  const open = useLazyDialog(loadModal);
  const { t } = useTranslation('workflow');
  const offers = useSession(({ config }) => config.taskActions.length > 0);
  const has = useHas('POST', ACTION) && offers;
  return (target, name) =>
    has && {
      label: t('action.more'),
      onClick: () =>
        open(({ TaskActionModal }, close) => <TaskActionModal target={target} name={name} onClose={close} />),
    };
}
