import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { industries, type Industry, industryName } from './industry.api';
import { IndustryFields } from './IndustryFields';

const address = listAddress({
  filters: { industryName: text, industryCode: text, status: entry },
  sortable: [],
  paged: false,
});
/** The industries in the three levels of GB/T 4754. */
export default function IndustryListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return (
    <CrudTreePage<Industry>
      api={industries}
      address={address}
      permission="base:industry"
      title={t('industry.title')}
      nameOf={industryName}
      order="sort"
      columns={[
        { field: 'industryName', title: t('industry.name'), filter: true },
        switchColumn({ api: industries, title: status, nameOf: industryName, permission: 'base:industry:edit' }),
        { field: 'industryCode', title: t('industry.code'), filter: true },
        { field: 'isHot', title: t('hot'), dict: 'sys_yes_no' },
        { field: 'sort', title: t('shared:field.sort'), kind: 'number' },
      ]}
      form={{
        as: 'dialog',
        parent: { label: t('industry.parent'), levels: 3 },
        start: { isHot: 'N' },
        fields: <IndustryFields />,
      }}
    />
  );
}
