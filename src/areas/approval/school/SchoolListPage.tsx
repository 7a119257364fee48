import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '@/shared/review/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { useAccountActions } from '../ui/useAccountActions';
import { type School, schoolApi } from './school.resource';
import { schools } from './school.review';

/** The list of school applications: search, decide singly or in bulk, enable and disable accounts. */
export default function SchoolListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const actions = useAccountActions(schools);
  const columns = columnsOf(t, schoolApi, [
    { field: 'schoolName', sort: true, filter: true },
    ...useWaitingColumns<School>(schools),
    { field: 'schoolLevel', filter: true },
    { field: 'schoolNature', filter: true },
    'regionName',
    ...areaFilters<School>(t('province'), t('city')),
    { field: 'contactName', filter: true },
    { field: 'contactPhone', secret: 'phone', filter: true },
    { field: 'status', title: t('account.status'), filter: true },
    { field: 'studentCount', sort: true },
    ...decidedColumns<School>(t),
    'schoolCode',
    { field: 'creditCode', filter: true, filterOnly: true },
    'id',
    { field: 'badge', width: 'xs', render: ({ badge }) => <PictureCell url={badge} /> },
  ]);
  return <ReviewList kind={schools} columns={columns} actions={actions} />;
}
