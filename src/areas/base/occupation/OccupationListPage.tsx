import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { type Occupation, occupationName, occupations } from './occupation.api';
import { OccupationFields } from './OccupationFields';

const address = listAddress({
  filters: { occupationName: text, occupationCode: text, status: entry },
  sortable: [],
  paged: false,
});
/** The occupations below the major groups of the national classification. */
export default function OccupationListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return (
    <CrudTreePage<Occupation>
      api={occupations}
      address={address}
      permission="base:occupation"
      title={t('occupation.title')}
      nameOf={occupationName}
      order="sort"
      columns={[
        { field: 'occupationName', title: t('occupation.name'), filter: true },
        switchColumn({ api: occupations, title: status, nameOf: occupationName, permission: 'base:occupation:edit' }),
        { field: 'occupationCode', title: t('occupation.code'), filter: true },
        { field: 'isHot', title: t('hot'), dict: 'sys_yes_no' },
        { field: 'sort', title: t('shared:field.sort'), kind: 'number' },
      ]}
      form={{
        as: 'dialog',
        parent: { label: t('occupation.parent'), levels: 3 },
        start: { isHot: 'N' },
        fields: <OccupationFields />,
      }}
    />
  );
}
