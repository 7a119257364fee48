import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButtons } from '@/shared/actions/ActionButtons';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { moneyColumn } from '@/shared/list/moneyColumn';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { NewButton } from '@/shared/actions/NewButton';
import { ReasonModal } from '@/shared/actions/ReasonModal';
import { type RowAction, RowActions } from '@/shared/actions/RowActions';
import { rangeColumn } from '@/shared/list/searchForm';
import { StatusTabs } from '@/shared/list/StatusTabs';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useEditing } from '@/shared/form/useEditing';
import { dictColumn } from '@/shared/dict/dictColumn';
import { allows } from '@/shared/states/moves';
import { showMoney } from '@/shared/lib/money';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { usePresets } from '../usePresets';
import { type Collection, collections } from './collection.api';
import { collectionMoves } from './collection.states';
import { CollectionDrawer } from './CollectionDrawer';
import { CollectionForm } from './CollectionForm';
import { CollectionSums } from './CollectionSums';

const address = listAddress({
  filters: {
    collectionNo: text,
    orderNo: text,
    payerName: text,
    payChannel: text,
    tradeNo: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['amount', 'payTime', 'createTime'],
  tab: { field: 'collectionStatus', values: ['0', '1', '2', '3'] },
  defaultSort: ({ collectionStatus }) => ({ field: 'payTime', order: collectionStatus === '0' ? 'asc' : 'desc' }),
});

const nameOf = ({ collectionNo, id }: Collection) => collectionNo ?? String(id);

/** What has been paid: registered, looked at with its voucher, confirmed or rejected. */
export default function CollectionListPage() {
  const { t } = useTranslation(['finance', 'shared']);
  const ask = useAskedChange(collections.path);
  const presets = usePresets('collection');
  const [opening, edit] = useEditing<Collection>();
  const [shown, setShown] = useState<Collection>();
  const [rejecting, setRejecting] = useState<Collection>();

  const confirm = (row: Collection) =>
    ask({
      title: t('collection.confirm'),
      content: t('collection.confirmAsk', { name: row.payerName, amount: showMoney(row.amount) }),
      run: () => collections.act('confirm', { id: row.id, collectionStatus: collectionMoves.confirm.to }),
    });
  const decisions = (row: Collection): RowAction[] =>
    allows(collectionMoves.confirm, row.collectionStatus)
      ? [
          {
            label: t('collection.confirm'),
            permission: collectionMoves.confirm.permission,
            onClick: () => confirm(row),
          },
          {
            label: t('collection.reject'),
            permission: collectionMoves.reject.permission,
            danger: true,
            onClick: () => setRejecting(row),
          },
        ]
      : [];

  const columns: ProColumns<Collection>[] = [
    { dataIndex: 'collectionNo', title: t('collection.collectionNo') },
    { dataIndex: 'orderNo', title: t('collection.orderNo') },
    { dataIndex: 'payerName', title: t('collection.payerName') },
    dictColumn('biz_pay_channel', 'payChannel', t('collection.payChannel')),
    moneyColumn('amount', t('collection.amount')),
    { dataIndex: 'tradeNo', title: t('collection.tradeNo') },
    { dataIndex: 'payTime', title: t('collection.payTime'), search: false, sorter: true },
    rangeColumn(t('collection.payTime')),
    { ...dictColumn<Collection>('biz_collection_status', 'collectionStatus', t('shared:field.status')), search: false },
    { dataIndex: 'confirmBy', title: t('collection.confirmBy'), search: false },
    { dataIndex: 'confirmTime', title: t('collection.confirmTime'), search: false },
    { dataIndex: 'createTime', title: t('collection.createTime'), search: false, sorter: true },
    actionsColumn(t('shared:action.actions'), (row) => (
      <RowActions
        name={nameOf(row)}
        actions={[
          { label: t('shared:action.detail'), permission: 'finance:collection:get', onClick: () => setShown(row) },
          ...decisions(row),
        ]}
      />
    )),
  ];

  const list = { api: collections, address, columns, title: t('collection.title') };
  return (
    <>
      <CollectionSums />
      <DraftOffer<Collection> path={collections.path} onResume={edit} />
      <StatusTabs api={collections} address={address} dictType="biz_collection_status" />
      <CrudTable
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            <NewButton permission="finance:collection:add" label={t('collection.add')} onClick={() => edit('new')} />
            <ExportButton {...list} permission="finance:collection:export" />
          </>
        }
        footer={(rows) => (
          <MoneyTotals
            path={collections.path}
            address={address}
            rows={rows}
            fields={[{ name: 'amount', label: t('collection.amount') }]}
          />
        )}
      />
      {opening && <CollectionForm key={opening.key} onClose={opening.close} />}
      {shown && (
        <CollectionDrawer
          row={shown}
          actions={(row) => <ActionButtons actions={decisions(row)} />}
          onClose={() => setShown(undefined)}
        />
      )}
      {rejecting && (
        <ReasonModal
          path={collections.path}
          title={`${t('collection.reject')} · ${nameOf(rejecting)}`}
          label={t('rejectReason')}
          kind="collection.reject"
          presets={presets}
          run={(rejectReason) =>
            collections.act('confirm', {
              id: rejecting.id,
              collectionStatus: collectionMoves.reject.to,
              rejectReason,
            })
          }
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}
