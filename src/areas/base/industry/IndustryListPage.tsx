import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { switchColumn } from '@/shared/list/switchColumn';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { industries, type Industry } from './industry.resource';
import { IconItem } from '../ui/IconItem';

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
      bulk={{ fields: ['isHot', 'status'] }}
      form={{
        as: 'dialog',
        parent: { label: t('industry.parent'), levels: 3 },
        start: { isHot: 'N' },
        fields: <IndustryFields />,
      }}
    />
  );
}

const { Entry, Text } = itemsOf(industries);

/** The form items of an industry, displayed below the item that selects its parent. */
function IndustryFields() {
  const { t } = useTranslation('base');
  return (
    <>
      <Text name="industryName" required />
      <Text name="industryCode" rules={[{ pattern: /^(?:[A-T]|\d{2,4})$/, message: t('industry.codeInvalid') }]} />
      <IconItem />
      <Entry name="isHot" as="radio" />
      <SortItem required />
      <StatusItem />
    </>
  );
}
