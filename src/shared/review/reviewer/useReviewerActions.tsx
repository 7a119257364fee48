import { useTranslation } from 'react-i18next';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import { present } from '@/shared/list/actions/present';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useChange } from '@/shared/list/actions/useChange';
import { offers } from '@/shared/resource/transitions/recordMoves';
import { useIsDecided } from '../decision/useUndoable';
import type { Reviewable, ReviewKind } from '../review';
import { isOthers } from './isOthers';
import { useCanReview } from './offered';
import type { ReviewerDialogProps } from './reviewerDialogs';

/** Called when the user leaves a record undecided: first `onLeft`, then `onNext`, which opens the next record. */
interface Leaving {
  onLeft: () => void;
  onNext: () => void;
}

const loadDialogs = () => import('./reviewerDialogs');

/**
 * The actions to assign, release, postpone or move a pending record. Each action needs its switch in the system config.
 * To assign or release the record of a colleague, the user needs the permission `assign`. After a release, a
 * postponement or a move, calls `onLeft` and `onNext` of `leaving`.
 */
export function useReviewerActions<T extends Reviewable>(
  kind: ReviewKind<T>,
  leaving?: Leaving,
): (row: T) => RowAction[] {
  const { t } = useTranslation(['review', 'shared']);
  const session = useSession();
  const { api, moves } = kind;
  const change = useChange(api.path);
  const open = useReviewerDialog<T>();
  const isDecided = useIsDecided(kind);
  const canAssign = useCanReview('assign', api);
  const canPutOff = useCanReview('later', api);
  const canMove = useCanReview('move', api);
  return (row) => {
    const { permission } = moves.pass;
    const isForeign = isOthers(row, session);
    const other = isForeign && t('reviewer.other', { name: row.reviewerName ?? '' });
    const notNow = isDecided(row) ? t('shared:outbox.off') : !offers(moves.pass, row) && t('shared:crud.off.now');
    const notAssigned = notNow || (!can(session.user, `${api.permission}:assign`) && other);
    const ids = [api.idOf(row)];
    async function release() {
      const isDone = await change(async () => {
        await api.act('release', { ids });
        leaving?.onLeft();
      }, t('reviewer.released'));
      if (isDone) leaving?.onNext();
    }
    const resume = () => change(() => api.act('later', { ids, until: null }), t('later.resumed'));
    const dialog = (name: ReviewerDialog) =>
      open(name, { kind, rows: [row], onDone: leaving?.onLeft, onClosed: leaving?.onNext });
    return present<RowAction>([
      canAssign && {
        label: t('reviewer.assign'),
        permission,
        disabledReason: notAssigned,
        onClick: () => open('AssignModal', { kind, rows: [row] }),
      },
      canAssign && {
        label: t('reviewer.release'),
        permission,
        disabledReason: notAssigned || (!row.reviewerId && t('reviewer.nobody')),
        onClick: () => void release(),
      },
      canPutOff && {
        label: t(row.laterUntil ? 'later.resume' : 'later.action'),
        permission,
        disabledReason: notNow || other,
        onClick: () => (row.laterUntil ? void resume() : dialog('LaterModal')),
      },
      canMove && {
        label: t('move.action'),
        permission,
        disabledReason: notNow || other,
        onClick: () => dialog('MoveModal'),
      },
    ]);
  };
}

/** The dialogs to assign, postpone or move records. */
export type ReviewerDialog = 'AssignModal' | 'LaterModal' | 'MoveModal';

/** Returns the function that opens a dialog to assign, postpone or move records. Loads the dialogs on first use. */
export function useReviewerDialog<T extends Reviewable>() {
  const open = useLazyDialog(loadDialogs);
  return (name: ReviewerDialog, props: Omit<ReviewerDialogProps<T>, 'onClose'>) =>
    open((dialogs, close) => {
      const Dialog = dialogs[name];
      return <Dialog {...props} onClose={close} />;
    });
}
