import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { switchColumn } from '@/shared/list/switchColumn';
import { industries, type Industry } from './industry.resource';
import { IndustryFields } from './IndustryFields';

/** The industries in the three levels of GB/T 4754. */
export default function IndustryListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const columns = columnsOf(t, industries, [
    { field: 'industryName', filter: true },
    switchColumn(industries),
    { field: 'industryCode', filter: true },
    'isHot',
    'sort',
  ]);
  return (
    <CrudTreePage<Industry>
      api={industries}
      order="sort"
      columns={columns}
      form={{
        as: 'dialog',
        parent: { label: t('industry.parent'), levels: 3 },
        start: { isHot: 'N' },
        fields: <IndustryFields />,
      }}
    />
  );
}
