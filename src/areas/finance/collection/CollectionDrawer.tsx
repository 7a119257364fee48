import { useTranslation } from 'react-i18next';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import { Evidence } from '@/shared/review/Evidence';
import { type FactGroup, Facts } from '@/shared/record/Facts';
import { Section } from '@/shared/record/Section';
import { type Collection, collections } from './collection.api';
import { useCollectionActions } from './useCollectionActions';

interface CollectionDrawerProps {
  row: Collection;
  /** Shows the dialogs of the actions. */
  open: OpenDialog;
  onClose: () => void;
}

/** A collection with its vouchers. */
export function CollectionDrawer({ row, open, onClose }: CollectionDrawerProps) {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  const actionsOf = useCollectionActions(open);
  const received: FactGroup<Collection> = {
    title: t('collection.received'),
    facts: [
      { name: 'collectionNo', label: t('collection.collectionNo'), as: 'copy' },
      { name: 'orderNo', label: t('collection.orderNo'), as: 'copy' },
      { name: 'payerName', label: t('collection.payerName') },
      { name: 'amount', label: t('collection.amount'), as: 'money' },
      { name: 'payChannel', label: t('collection.payChannel'), dict: 'biz_pay_channel' },
      { name: 'payTime', label: t('collection.payTime') },
      { name: 'payerBank', label: t('collection.payerBank') },
      { name: 'payerAccount', label: t('collection.payerAccount'), secret: 'bank' },
      { name: 'tradeNo', label: t('collection.tradeNo'), as: 'copy' },
    ],
  };
  const handled: FactGroup<Collection> = {
    title: t('handled'),
    facts: [
      { name: 'collectionStatus', label: t('shared:field.status'), dict: 'biz_collection_status' },
      { name: 'confirmBy', label: t('collection.confirmBy') },
      { name: 'confirmTime', label: t('collection.confirmTime') },
      { name: 'rejectReason', label: t('rejectReason'), as: 'lines' },
      { name: 'remark', label: t('shared:field.remark'), as: 'lines' },
    ],
  };
  return (
    <RecordDrawer
      api={collections}
      id={row.id}
      reveal="finance:collection:get"
      title={`${t('collection.title')} · ${row.collectionNo ?? row.id}`}
      onClose={onClose}
      actions={(now) => <ActionButtons actions={actionsOf(now)} />}
    >
      {(collection) => (
        <>
          <Facts row={collection} group={received} />
          <Section title={t('collection.voucherImgs')}>
            <Evidence
              proofs={(collection.voucherImgs ?? []).map((url, index) => ({
                label: `${t('collection.voucherImgs')} ${index + 1}`,
                url,
              }))}
            />
          </Section>
          <Facts row={collection} group={handled} />
        </>
      )}
    </RecordDrawer>
  );
}
