import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { switchColumn } from '@/shared/list/switchColumn';
import { IndustriesItem, OccupationFields } from './OccupationFields';
import { type Occupation, occupations } from './occupation.resource';

/** The occupations, in a tree below the major groups of the national classification. */
export default function OccupationListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const columns = columnsOf(t, occupations, [
    { field: 'occupationName', filter: true },
    switchColumn(occupations),
    { field: 'occupationCode', filter: true },
    'isHot',
    'sort',
  ]);
  return (
    <CrudTreePage<Occupation>
      api={occupations}
      order="sort"
      columns={columns}
      bulk={{ fields: ['industryIds', 'isHot', 'status'], items: { industryIds: <IndustriesItem /> } }}
      form={{
        as: 'dialog',
        parent: { label: t('occupation.parent'), levels: 3 },
        start: { isHot: 'N' },
        fields: <OccupationFields />,
      }}
    />
  );
}
