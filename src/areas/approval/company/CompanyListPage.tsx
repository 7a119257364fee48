import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { baseFilter } from '@/shared/list/filter/baseData';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import { ReviewList } from '@/shared/review/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { useAccountActions } from '../ui/useAccountActions';
import { type Company, companyApi } from './company.resource';
import { companies } from './company.review';

/** The list of company applications: search, decide singly or in bulk, enable and disable accounts. */
export default function CompanyListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const actions = useAccountActions(companies);
  const columns = columnsOf(t, companyApi, [
    { field: 'companyName', sort: true, filter: true },
    ...useWaitingColumns<Company>(companies),
    { field: 'industryName', filter: baseFilter('industryId', '/biz/base/industry', 'industryName') },
    { field: 'regionName', width: 'l' },
    ...areaFilters<Company>(t('province'), t('city')),
    { field: 'contactName', filter: true },
    { field: 'contactPhone', secret: 'phone', filter: true },
    { field: 'status', title: t('account.status'), filter: true },
    { field: 'companyScale', filter: true },
    { field: 'companyNature', filter: true, filterOnly: true },
    { field: 'positionCount', sort: true },
    'legalPerson',
    ...decidedColumns<Company>(t),
    { field: 'creditCode', filter: true, width: 'l' },
    'id',
    { field: 'logo', width: 'xs', render: ({ logo }) => <PictureCell url={logo} /> },
  ]);
  return <ReviewList kind={companies} columns={columns} actions={actions} />;
}
