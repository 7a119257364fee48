import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { allows } from '@/shared/transitions/moves';
import type { Moving } from './MoveModal';
import type { Resume } from './resume.resource';
import { type ResumeMove, resumeMoves } from './resume.states';

interface HideSelectedProps {
  rows: readonly Resume[];
  onMove: (moving: Moving) => void;
}

/** Buttons to hide or unhide the selected resumes; each counts and changes only the rows it applies to. */
export function HideSelected({ rows, onMove }: HideSelectedProps) {
  const { t } = useTranslation('resume');
  return (Object.keys(resumeMoves) as ResumeMove[]).map((move) => {
    const meant = rows.filter((row) => allows(resumeMoves[move], row.status));
    return (
      <Can key={move} permission={resumeMoves[move].permission}>
        <Button
          size="small"
          danger={move === 'hide'}
          disabled={meant.length === 0}
          onClick={() => onMove({ move, rows: meant })}
        >
          {t(`${move}Many`, { count: meant.length })}
        </Button>
      </Can>
    );
  });
}
