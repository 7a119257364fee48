import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { baseFilter } from '@/shared/list/filter/baseData';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import { ReviewList } from '@/shared/review/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import type { Company } from './company.api';
import { companies } from './company.review';

/** The list of company applications: search, decide one or many, enable and disable accounts. */
export default function CompanyListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const [dialogs, open] = useDialogs();
  const actions = useAccountActions(companies, open);
  const columns: Column<Company>[] = [
    { field: 'companyName', title: t('company.companyName'), sort: true, filter: true },
    ...useWaitingColumns<Company>(companies),
    {
      field: 'industryName',
      title: t('company.industryName'),
      filter: baseFilter('industryId', '/biz/base/industry', 'industryName'),
    },
    { field: 'regionName', title: t('regionName') },
    ...areaFilters<Company>(t('province'), t('city')),
    { field: 'contactName', title: t('contactName'), filter: true },
    { field: 'contactPhone', title: t('contactPhone'), secret: 'phone', filter: true },
    { field: 'status', title: t('account.status'), dict: 'sys_normal_disable', filter: true },
    { field: 'companyScale', title: t('company.companyScale'), dict: 'biz_company_scale', filter: true },
    {
      field: 'companyNature',
      title: t('company.companyNature'),
      dict: 'biz_company_nature',
      filter: true,
      filterOnly: true,
    },
    { field: 'positionCount', title: t('company.positionCount'), kind: 'number', sort: true },
    { field: 'legalPerson', title: t('legalPerson') },
    ...decidedColumns<Company>(t),
    { field: 'creditCode', title: t('creditCode'), filter: true, width: 'l' },
    { field: 'id', title: t('company.id') },
    { field: 'logo', title: t('company.logo'), width: 'xs', render: ({ logo }) => <PictureCell url={logo} /> },
  ];
  return (
    <ReviewList
      kind={companies}
      title={t('company.title')}
      columns={columns}
      presets={usePresets('company')}
      actions={actions}
      dialogs={dialogs}
    />
  );
}
