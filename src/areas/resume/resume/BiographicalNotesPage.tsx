import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from 'antd';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { allows, movesFrom } from '@/shared/transitions/moves';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { useListState } from '@/shared/list/useListState';
import { forgetQueues } from '@/shared/review/useQueue';
import { Can } from '@/shared/auth/Can';
import { type ResumeMove, resumeMoves } from './resume.states';
import { MoveModal, type Moving } from './MoveModal';
import { type Resume, resumes } from './resume.resource';
import { resumeAddress } from './resume.address';
import { useResumeColumns } from './useResumeColumns';

/** The resume library: search, read one after the other, export, hide and unhide. */
export default function BiographicalNotesPage() {
  const { t } = useTranslation(['resume', 'shared']);
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const link = useLinkAction();
  const client = useQueryClient();
  const { query: queue } = useListState(resumeAddress, resumes.path);
  const [dialogs, open] = useDialogs();
  const move = (moving: Moving) => open((close) => <MoveModal moving={moving} onClose={close} />);
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
        ...movesFrom(resumeMoves, row.status).map((name) => ({
          label: t(name),
          permission: resumeMoves[name].permission,
          danger: name === 'hide',
          onClick: () => move({ move: name, rows: [row] }),
        })),
        ...link(
          'resumeInfo',
          { id: row.id },
          { label: t('shared:print.short'), permission: 'resume:resume:export', state: { from, print: true } },
        ),
      ]}
      exportable
      batch={(rows, clear) => <HideSelected rows={rows} onMove={(next) => move({ ...next, onDone: clear })} />}
    >
      {dialogs}
    </CrudPage>
  );
}

interface HideSelectedProps {
  rows: readonly Resume[];
  onMove: (moving: Moving) => void;
}

/** Buttons to hide or unhide the selected resumes; each counts and changes only the rows it applies to. */
function HideSelected({ rows, onMove }: HideSelectedProps) {
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
