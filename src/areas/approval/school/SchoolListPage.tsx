import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '@/shared/review/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import type { School } from './school.api';
import { schools } from './school.review';

/** The list of school applications: search, decide one or many, enable and disable accounts. */
export default function SchoolListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const [dialogs, open] = useDialogs();
  const actions = useAccountActions(schools, open);
  const columns: Column<School>[] = [
    { field: 'schoolName', title: t('school.schoolName'), sort: true, filter: true },
    ...useWaitingColumns<School>(schools),
    { field: 'schoolLevel', title: t('school.schoolLevel'), dict: 'biz_school_level', filter: true },
    { field: 'schoolNature', title: t('school.schoolNature'), dict: 'biz_school_nature', filter: true },
    { field: 'regionName', title: t('regionName') },
    ...areaFilters<School>(t('province'), t('city')),
    { field: 'contactName', title: t('contactName'), filter: true },
    { field: 'contactPhone', title: t('contactPhone'), secret: 'phone', filter: true },
    { field: 'status', title: t('account.status'), dict: 'sys_normal_disable', filter: true },
    { field: 'studentCount', title: t('school.studentCount'), kind: 'number', sort: true },
    ...decidedColumns<School>(t),
    { field: 'schoolCode', title: t('school.schoolCode') },
    { field: 'creditCode', title: t('creditCode'), filter: true, filterOnly: true },
    { field: 'id', title: t('school.id') },
    { field: 'badge', title: t('school.badge'), width: 'xs', render: ({ badge }) => <PictureCell url={badge} /> },
  ];
  return (
    <ReviewList
      kind={schools}
      title={t('school.title')}
      columns={columns}
      presets={usePresets('school')}
      actions={actions}
      dialogs={dialogs}
    />
  );
}
