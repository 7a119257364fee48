import { useTranslation } from 'react-i18next';
import { useHasDeclared } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import type { Id } from '@/shared/lib/id';
import type { RowAction } from '@/shared/list/actions/RowActions';
import type { PagedKind, Reviewable } from '../review';

const loadModal = () => import('./HandoverModal');

/** The action that hands the queue of the open record over to a colleague. Empty if handovers are not available. */
export function useHandOver<T extends Reviewable>(kind: PagedKind<T>, id: Id, queue: string): RowAction[] {
  const { t } = useTranslation('review');
  const isOn = useSession(({ config }) => config.handover);
  const isReviewed = useHasDeclared('POST', `${kind.api.path}/take`);
  const open = useLazyDialog(loadModal);
  if (!isOn || !isReviewed) return [];
  const show = () =>
    open(({ HandoverModal }, close) => <HandoverModal kind={kind} id={id} queue={queue} onClose={close} />);
  return [{ label: t('handover.action'), permission: kind.moves.pass.permission, onClick: show }];
}
