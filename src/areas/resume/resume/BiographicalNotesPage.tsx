import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { movesFrom } from '@/shared/transitions/moves';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { useListState } from '@/shared/list/useListState';
import { forgetQueues } from '@/shared/review/useQueue';
import { resumeMoves } from './resume.states';
import { HideSelected } from './HideSelected';
import { MoveModal, type Moving } from './MoveModal';
import { resumes } from './resume.resource';
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
