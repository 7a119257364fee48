import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { linked } from '@/shared/actions/linked';
import { useMenuLink } from '@/shared/menu/links';
import { movesFrom } from '@/shared/states/moves';
import { resumeMoves } from './resume.states';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { day, entry, listAddress, text, whole } from '@/shared/list/listAddress';
import { HideSelected } from './HideSelected';
import { MoveModal, type Moving } from './MoveModal';
import { AGES, resumes } from './resume.api';
import { useResumeColumns } from './useResumeColumns';

const age = whole(AGES.min, AGES.max);
const address = listAddress({
  filters: {
    realName: text,
    phone: text,
    education: entry,
    workYears: entry,
    expectOccupations: text,
    expectCities: text,
    jobStatus: entry,
    schoolName: text,
    sex: entry,
    ageBegin: age,
    ageEnd: age,
    resumeNo: text,
    visibility: entry,
    status: entry,
    beginTime: day,
    endTime: day,
  },
  sortable: ['age', 'completeness', 'viewCount', 'downloadCount', 'refreshTime'],
  defaultSort: { field: 'refreshTime', order: 'desc' },
});

/** The resume library: search, read one after the other, export, hide and show again. */
export default function BiographicalNotesPage() {
  const { t } = useTranslation(['resume', 'shared']);
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const [dialogs, open] = useDialogs();
  const move = (moving: Moving) => open((close) => <MoveModal moving={moving} onClose={close} />);
  return (
    <CrudPage
      api={resumes}
      address={address}
      permission="resume:resume"
      title={t('title')}
      nameOf={(row) => row.realName}
      columns={useResumeColumns()}
      rowActions={(row) => [
        ...linked(linkOf('resumeInfo', { id: row.id }), {
          label: t('read'),
          permission: 'resume:resume:get',
          onClick: (to) => navigate(to, { state: { from } }),
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
