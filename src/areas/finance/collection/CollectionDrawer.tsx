import { useTranslation } from 'react-i18next';
import { groupOf } from '@/shared/record/factsOf';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import { Evidence } from '@/shared/review/Evidence';
import { Facts } from '@/shared/record/Facts';
import { Section } from '@/shared/record/Section';
import { type Collection, collections } from './collection.resource';
import { useCollectionActions } from './useCollectionActions';

interface CollectionDrawerProps {
  row: Collection;
  onClose: () => void;
}

/** The details of a collection, with its vouchers. */
export function CollectionDrawer({ row, onClose }: CollectionDrawerProps) {
  const { t } = useTranslation(['finance', 'shared', 'review']);
  const actionsOf = useCollectionActions();
  const received = groupOf(t, collections, t('collection.received'), [
    { name: 'collectionNo', as: 'copy' },
    { name: 'orderNo', as: 'copy' },
    'payerName',
    'amount',
    'payChannel',
    'payTime',
    'payerBank',
    { name: 'payerAccount', secret: 'bank' },
    { name: 'tradeNo', as: 'copy' },
  ]);
  const handled = groupOf(t, collections, t('handled'), [
    { name: 'collectionStatus', label: t('shared:field.status') },
    'confirmBy',
    'confirmTime',
    { name: 'rejectReason', as: 'lines' },
    { name: 'remark', as: 'lines' },
  ]);
  return (
    <RecordDrawer
      api={collections}
      row={row}
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
