import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { resourceFilter } from '@/shared/list/filter/resourceFilter';
import { roleChoices } from '../role/role.resource';
import { type AccessRow, accessReport } from './access.resource';
import { CriticalRights } from './CriticalRights';

const roleFilter = resourceFilter('roleId', () => roleChoices);

/**
 * A report for auditors. Shows who has which permission, how the account got the permission, and when the permission
 * was last used. The report can be exported.
 */
export default function AccessReportPage() {
  const { t } = useTranslation(['access', 'shared']);
  const ways = ({ via }: AccessRow) =>
    via
      ?.map(({ kind, name }) =>
        kind === 'admin' ? t('admin') : kind === 'substitute' ? t('substitute', { name: name ?? '-' }) : (name ?? '-'),
      )
      .join(t('shared:crud.comma'));
  const columns = columnsOf(t, accessReport, [
    { field: 'loginName', filter: true, sort: true, card: 'fact' },
    { field: 'userName', filter: true, sort: true },
    { field: 'menuName', filter: true, sort: true, width: 'rest', card: 'name' },
    { field: 'permission', filter: true, sort: true, width: 'l' },
    { key: 'via', title: t('via'), text: ways, filter: roleFilter, card: 'fact' },
    { field: 'lastUsedAt', sort: true, card: 'state' },
    { field: 'useCount', sort: true, width: 's' },
    {
      key: 'unused',
      title: t('useCount'),
      filterOnly: true,
      filter: { options: [{ value: '1', label: t('unused') }], isPlain: true },
    },
  ]);
  return (
    <CrudPage
      api={accessReport}
      columns={columns}
      defaultSort={{ field: 'loginName', order: 'asc' }}
      exportable
      above={<CriticalRights />}
    />
  );
}
