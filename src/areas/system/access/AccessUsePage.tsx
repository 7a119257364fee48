import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { wordOf } from '@/shared/lib/wordOf';
import { accessUses } from './accessUse.resource';

/** The report of exports (who, which list, how many rows) and of revealed personal numbers (who, whose number). */
export default function AccessUsePage() {
  const { t } = useTranslation(['access', 'shared']);
  const kinds = [
    { value: 'export', label: t('shared:action.export') },
    { value: 'reveal', label: t('use.reveal') },
  ];
  const columns = columnsOf(t, accessUses, [
    { field: 'operTime', filter: true, sort: true, card: 'fact' },
    {
      field: 'kind',
      filter: { options: kinds, isPlain: true },
      card: 'state',
      text: ({ kind }) => kinds.find(({ value }) => value === kind)?.label ?? kind,
    },
    { field: 'listName', filter: true, card: 'name' },
    { field: 'loginName', filter: true, card: 'fact' },
    'userName',
    { field: 'rows', sort: true, width: 's', card: 'fact' },
    { field: 'conditions', width: 'rest', card: 'fact' },
    { field: 'field', text: ({ field }) => field && wordOf(t, 'use.secrets', field) },
    { field: 'recordId', width: 's' },
  ]);
  return <CrudPage api={accessUses} columns={columns} defaultSort={{ field: 'operTime', order: 'desc' }} exportable />;
}
