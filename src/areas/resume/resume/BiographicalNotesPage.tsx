import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('resume');
  const [dialogs, open] = useDialogs();
  const move = (moving: Moving) => open((close) => <MoveModal moving={moving} onClose={close} />);
  return (
    <CrudPage
      api={resumes}
      address={address}
      permission="resume:resume"
      title={t('title')}
      nameOf={(row) => row.realName}
      columns={useResumeColumns((row, to) => move({ move: to, rows: [row] }))}
      exportable
      batch={(rows, clear) => <HideSelected rows={rows} onMove={(next) => move({ ...next, onDone: clear })} />}
    >
      {dialogs}
    </CrudPage>
  );
}
