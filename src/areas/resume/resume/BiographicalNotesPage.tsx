import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { linked } from '@/shared/list/actions/linked';
import { useMenuLink } from '@/shared/menu/links';
import { movesFrom } from '@/shared/transitions/moves';
import { resumeMoves } from './resume.states';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { useListState } from '@/shared/list/useListState';
import { forgetQueues } from '@/shared/review/useQueue';
import { HideSelected } from './HideSelected';
import { MoveModal, type Moving } from './MoveModal';
import { resumes } from './resume.api';
import { resumeAddress } from './resume.address';
import { useResumeColumns } from './useResumeColumns';

/** The resume library: search, read one after the other, export, hide and show again. */
export default function BiographicalNotesPage() {
  const { t } = useTranslation(['resume', 'shared']);
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const client = useQueryClient();
  const { query: queue } = useListState(resumeAddress);
  const [dialogs, open] = useDialogs();
  const move = (moving: Moving) => open((close) => <MoveModal moving={moving} onClose={close} />);
  return (
    <CrudPage
      api={resumes}
      address={resumeAddress}
      permission="resume:resume"
      title={t('title')}
      nameOf={(row) => row.realName}
      columns={useResumeColumns()}
      rowActions={(row) => [
        ...linked(linkOf('resumeInfo', { id: row.id, queue }), {
          label: t('read'),
          permission: 'resume:resume:get',
          onClick: (to) => {
            forgetQueues(client, resumes.path);
            void navigate(to, { state: { from } });
          },
        }),
        ...movesFrom(resumeMoves, row.status).map((name) => ({
          label: t(name),
          permission: resumeMoves[name].permission,
          danger: name === 'hide',
          onClick: () => move({ move: name, rows: [row] }),
        })),
        ...linked(linkOf('resumeInfo', { id: row.id }), {
          label: t('shared:print.short'),
          permission: 'resume:resume:export',
          onClick: (to) => navigate(to, { state: { from, print: true } }),
        }),
      ]}
      exportable
      batch={(rows, clear) => <HideSelected rows={rows} onMove={(next) => move({ ...next, onDone: clear })} />}
    >
      {dialogs}
    </CrudPage>
  );
}
