import { useFormats } from '@/shared/settings/useFormats';
import { useTranslation } from 'react-i18next';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { addMoney } from '@/shared/lib/money';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type Donate, donateName, donations } from './donate.api';

const address = listAddress({
  filters: { nick: text, canal: entry, beginTime: day, endTime: day },
  sortable: ['amount', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of donations, with the sum of the rows shown. */
export default function DonateListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const { money } = useFormats();
  return (
    <CrudPage<Donate>
      api={donations}
      address={address}
      permission="system:donate"
      nameOf={donateName}
      title={t('donate.title')}
      columns={[
        { field: 'nick', title: t('donate.nick'), filter: true },
        { field: 'canal', title: t('donate.canal'), dict: 'sys_donate_canal', filter: true },
        {
          field: 'amount',
          title: t('donate.amount'),
          kind: 'number',
          sort: true,
          render: ({ amount }) => money(amount),
        },
        { field: 'remark', title: t('shared:field.remark'), width: 'l' },
        { field: 'createTime', title: t('donate.createTime'), filter: true, kind: 'time', sort: true },
      ]}
      footer={(rows) => (
        <div>
          {t('donate.sum')} {t('donate.ofPage')} <strong>{money(addMoney(rows.map(({ amount }) => amount)))}</strong>
        </div>
      )}
    />
  );
}
