import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/crud/EditModal';
import { ReasonItem } from '@/shared/crud/ReasonItem';
import { rememberReason } from '@/shared/crud/reasons';
import { type Resume, resumes } from './resume.api';
import { type ResumeMove, resumeMoves } from './resume.states';

/** What somebody is about to do, and with which resumes. */
export interface Moving {
  move: ResumeMove;
  rows: readonly Resume[];
  /** Called when it was done. */
  onDone?: () => void;
}

interface MoveModalProps {
  moving: Moving;
  onClose: () => void;
}

/** Asks why resumes are hidden or shown again, and does it. */
export function MoveModal({ moving: { move, rows, onDone }, onClose }: MoveModalProps) {
  const { t } = useTranslation('resume');
  const client = useQueryClient();
  const kind = `resume.${move}`;
  const presets = Object.values(t(`presets.${move}`, { returnObjects: true }) as Record<string, string>);
  const names = rows.slice(0, 3).map((row) => row.realName);

  async function save({ reason }: { reason?: unknown }) {
    await resumes.act('status', { ids: rows.map(({ id }) => id), status: resumeMoves[move].to, reason });
    rememberReason(kind, String(reason));
    await client.invalidateQueries({ queryKey: [resumes.path] });
    onDone?.();
  }

  return (
    <EditModal
      path={resumes.path}
      title={t(`${move}Title`)}
      start={{}}
      save={save}
      onClose={onClose}
      done={t(`${move}Done`, { count: rows.length })}
    >
      <p>{t(`${move}Ask`, { names: names.join(t('and')), count: rows.length })}</p>
      <ReasonItem name="reason" label={t('reason')} kind={kind} presets={presets} required />
    </EditModal>
  );
}
