import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/list/actions/presets';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { type MoveAction, useMoveActions, useMoveStart } from '@/shared/review/decision/useMoveActions';
import type { Resume } from './resume.resource';
import { resumeKind } from './resume.review';
import type { ResumeMove } from './resume.states';

/** The row action that hides or restores a resume, with a reason. */
export function useResumeActions(): (resume: Resume) => RowAction[] {
  return useMoveActions<Resume, ResumeMove>(resumeKind, useResumeMoves());
}

/** Returns a function that asks for a reason and then hides or restores one or more resumes. */
export function useResumeStart() {
  return useMoveStart<Resume, ResumeMove>(resumeKind, useResumeMoves());
}

function useResumeMoves(): Record<ResumeMove, MoveAction<Resume>> {
  const { t } = useTranslation('resume');
  const action = (name: ResumeMove, status: string): MoveAction<Resume> => ({
    label: t(name),
    reasons: presetsOf(t, `presets.${name}`),
    note: (rows) => {
      const names = rows.slice(0, 3).map(({ realName }) => realName);
      return t(`${name}Ask`, { names: names.join(t('and')), count: rows.length });
    },
    done: (rows) => t(`${name}Done`, { count: rows.length }),
    call: ({ id }, reason) => ({ verb: 'status', body: { ids: [id], status, reason } }),
  });
  return { hide: action('hide', '1'), restore: action('restore', '0') };
}
