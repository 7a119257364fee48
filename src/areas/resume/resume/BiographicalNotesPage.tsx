import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from 'antd';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { offers } from '@/shared/transitions/recordMoves';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { useListState } from '@/shared/list/useListState';
import { useIsDecided } from '@/shared/review/decision/useUndoable';
import { forgetQueues } from '@/shared/review/useQueue';
import { Can } from '@/shared/auth/Can';
import { type ResumeMove, resumeMoves } from './resume.states';
import { type Resume, resumes } from './resume.resource';
import { resumeAddress } from './resume.address';
import { resumeKind } from './resume.review';
import { useResumeActions, useResumeStart } from './useResumeActions';
import { useResumeColumns } from './useResumeColumns';

/** The resume library: search, read one after the other, export, hide and unhide. */
export default function BiographicalNotesPage() {
  const { t } = useTranslation(['resume', 'shared', 'review']);
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const link = useLinkAction();
  const client = useQueryClient();
  const { query: queue } = useListState(resumeAddress, resumes.path);
  const [dialogs, open] = useDialogs();
  const actionsOf = useResumeActions(open);
  const start = useResumeStart(open);
  return (
    <CrudPage
      api={resumes}
      address={resumeAddress}
      title={t('title')}
      columns={useResumeColumns()}
      rowActions={(row) => [
        ...link(
          'resumeInfo',
          { id: row.id, queue },
          {
            label: t('read'),
            permission: 'resume:resume:get',
            onOpen: () => forgetQueues(client, resumes.path),
            state: { from },
          },
        ),
        ...actionsOf(row),
        ...link(
          'resumeInfo',
          { id: row.id },
          { label: t('shared:print.short'), permission: 'resume:resume:export', state: { from, print: true } },
        ),
      ]}
      exportable
      batch={(rows, clear) => <HideSelected rows={rows} onMove={(name, of) => start(name, of, clear)} />}
    >
      {dialogs}
    </CrudPage>
  );
}

interface HideSelectedProps {
  rows: readonly Resume[];
  onMove: (move: ResumeMove, rows: readonly Resume[]) => void;
}

/** Buttons to hide or unhide the selected resumes; each counts and changes only the rows it applies to. */
function HideSelected({ rows, onMove }: HideSelectedProps) {
  const { t } = useTranslation('resume');
  const isDecided = useIsDecided(resumeKind);
  return (Object.keys(resumeMoves) as ResumeMove[]).map((move) => {
    const meant = rows.filter((row) => offers(resumeMoves[move], row) && !isDecided(row));
    return (
      <Can key={move} permission={resumeMoves[move].permission}>
        <Button size="small" danger={move === 'hide'} disabled={meant.length === 0} onClick={() => onMove(move, meant)}>
          {t(`${move}Many`, { count: meant.length })}
        </Button>
      </Can>
    );
  });
}
