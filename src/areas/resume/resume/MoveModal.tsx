import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { type Resume, resumes } from './resume.resource';
import { type ResumeMove, resumeMoves } from './resume.states';

/** A pending status change with its resumes. */
export interface Moving {
  move: ResumeMove;
  rows: readonly Resume[];
  /** Called after the change has succeeded. */
  onDone?: () => void;
}

interface MoveModalProps {
  moving: Moving;
  onClose: () => void;
}

/** Asks for the reason to hide or unhide resumes, then does it. */
export function MoveModal({ moving: { move, rows, onDone }, onClose }: MoveModalProps) {
  const { t } = useTranslation('resume');
  const presets = presetsOf(t, `presets.${move}`);
  const names = rows.slice(0, 3).map((row) => row.realName);
  return (
    <ReasonModal
      path={resumes.path}
      title={t(`${move}Title`)}
      label={t('reason')}
      okText={t(move)}
      kind={`resume.${move}`}
      presets={presets}
      done={t(`${move}Done`, { count: rows.length })}
      run={async (reason) => {
        await resumes.act('status', { ids: rows.map(({ id }) => id), status: resumeMoves[move].to, reason });
        onDone?.();
      }}
      onClose={onClose}
    >
      <p>{t(`${move}Ask`, { names: names.join(t('and')), count: rows.length })}</p>
    </ReasonModal>
  );
}
