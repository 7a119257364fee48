import { useTranslation } from 'react-i18next';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { addMoney, showMoney } from '@/shared/lib/money';
import { CrudPage } from '@/shared/crud/CrudPage';
import { type Donate, donations } from './donate.api';
import styles from './DonateListPage.module.css';

const address = listAddress({
  filters: { nick: text, canal: entry, beginTime: day, endTime: day },
  sortable: ['amount', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of donations, with the sum of the rows shown. */
export default function DonateListPage() {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <CrudPage<Donate>
      api={donations}
      address={address}
      permission="system:donate"
      nameOf={({ nick }) => nick}
      title={t('donate.title')}
      columns={[
        { dataIndex: 'nick', title: t('donate.nick') },
        dictColumn('sys_donate_canal', 'canal', t('donate.canal')),
        {
          dataIndex: 'amount',
          title: t('donate.amount'),
          align: 'right',
          search: false,
          sorter: true,
          render: (_, { amount }) => showMoney(amount),
        },
        { dataIndex: 'remark', title: t('shared:field.remark'), search: false, ellipsis: true, width: 240 },
        { dataIndex: 'createTime', title: t('donate.createTime'), search: false, sorter: true },
        rangeColumn(t('donate.createTime')),
      ]}
      footer={(rows) => (
        <div className={styles.sum}>
          {t('donate.sum')} <strong>{showMoney(addMoney(rows.map(({ amount }) => amount)))}</strong>
        </div>
      )}
    />
  );
}
