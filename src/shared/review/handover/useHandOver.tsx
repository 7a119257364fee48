import { useTranslation } from 'react-i18next';
import { useHasDeclared } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { Lazy } from '@/shared/lazy/Lazy';
import type { Id } from '@/shared/lib/id';
import type { RowAction } from '@/shared/list/actions/RowActions';
import type { PagedKind, Reviewable } from '../review';

const loadModal = () => import('./HandoverModal');

/** The action that hands the queue of the open record over to a colleague; none without its switch in the system config. */
export function useHandOver<T extends Reviewable>(
  kind: PagedKind<T>,
  open: OpenDialog,
  id: Id,
  queue: string,
): RowAction[] {
  const { t } = useTranslation('review');
  const isOn = useSession(({ config }) => config.handover);
  const isReviewed = useHasDeclared('POST', `${kind.api.path}/take`);
  if (!isOn || !isReviewed) return [];
  const dialog: Parameters<OpenDialog>[0] = (close) => (
    <Lazy load={loadModal} onFail={close}>
      {({ HandoverModal }) => <HandoverModal kind={kind} id={id} queue={queue} onClose={close} />}
    </Lazy>
  );
  return [{ label: t('handover.action'), permission: kind.moves.pass.permission, onClick: () => open(dialog) }];
}
