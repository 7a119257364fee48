import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { offers } from '@/shared/transitions/recordMoves';
import type { Reviewable, ReviewKind } from '../review';
import { useCanAssign } from './offered';
import { openReviewerDialog } from './useReviewerActions';

interface AssignButtonProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  rows: readonly T[];
  open: OpenDialog;
  onDone: () => void;
}

/** For leads: gives the pending ones of the selected records to a colleague; for the batch bar of a list. */
export function AssignButton<T extends Reviewable>({ kind, rows, open, onDone }: AssignButtonProps<T>) {
  const { t } = useTranslation('review');
  const isLead = useCan(`${kind.api.permission}:assign`);
  const canAssign = useCanAssign(kind.api);
  const pending = rows.filter((row) => offers(kind.moves.pass, row));
  if (!isLead || !canAssign) return null;
  return (
    <Button
      size="small"
      disabled={pending.length === 0}
      onClick={() => openReviewerDialog(open, 'AssignModal', { api: kind.api, rows: pending, onDone })}
    >
      {t('reviewer.assignSome')}
    </Button>
  );
}
