import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { baseColumn } from '@/shared/fields/baseData';
import { reviewColumns } from '@/shared/review/reviewColumns';
import { cityColumn, provinceColumn } from '@/shared/fields/areaColumns';
import { ReviewList } from '../ui/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import { companies, type Company } from './company.api';

/** The list of company applications: search, decide one or many, enable and disable accounts. */
export default function CompanyListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const actions = useAccountActions(companies);
  const columns: ProColumns<Company>[] = [
    { dataIndex: 'companyName', title: t('company.companyName'), sorter: true, fixed: 'left' },
    { dataIndex: 'id', title: t('company.id'), search: false },
    { dataIndex: 'logo', title: t('company.logo'), search: false, render: (_, { logo }) => <PictureCell url={logo} /> },
    { dataIndex: 'creditCode', title: t('creditCode') },
    { dataIndex: 'legalPerson', title: t('legalPerson'), search: false },
    baseColumn(t('company.industryName'), 'industryId', '/biz/base/industry', 'industryName'),
    { dataIndex: 'industryName', title: t('company.industryName'), search: false },
    { ...dictColumn<Company>('biz_company_nature', 'companyNature', t('company.companyNature')), hideInTable: true },
    dictColumn('biz_company_scale', 'companyScale', t('company.companyScale')),
    provinceColumn(t('province')),
    cityColumn(t('city')),
    { dataIndex: 'regionName', title: t('regionName'), search: false },
    { dataIndex: 'contactName', title: t('contactName') },
    { dataIndex: 'contactPhone', title: t('contactPhone') },
    { dataIndex: 'positionCount', title: t('company.positionCount'), search: false, sorter: true, align: 'right' },
    dictColumn('sys_normal_disable', 'status', t('account.status')),
    ...reviewColumns<Company>(t),
  ];
  return (
    <ReviewList
      kind={companies}
      title={t('company.title')}
      columns={columns}
      presets={usePresets('company')}
      actions={actions}
    />
  );
}
