import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { useFormats } from '@/shared/settings/useFormats';
import { addMoney } from '@/shared/lib/money';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type Donate, donations } from './donate.resource';

/** The list of donations, with the sum of the displayed rows. */
export default function DonateListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const { money } = useFormats();
  const columns = columnsOf(t, donations, [
    { field: 'nick', filter: true },
    { field: 'canal', dict: 'sys_donate_canal', filter: true },
    { field: 'amount', sort: true, render: ({ amount }) => money(amount) },
    { field: 'remark', width: 'l' },
    { field: 'createTime', filter: true, kind: 'time', sort: true },
  ]);
  return (
    <CrudPage<Donate>
      api={donations}
      columns={columns}
      defaultSort={{ field: 'createTime', order: 'desc' }}
      footer={(rows) => (
        <div>
          {t('donate.sum')} {t('donate.ofPage')} <strong>{money(addMoney(rows.map(({ amount }) => amount)))}</strong>
        </div>
      )}
    />
  );
}
