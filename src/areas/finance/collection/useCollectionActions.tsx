import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from 'antd';
import { useFormats } from '@/shared/settings/useFormats';
import { ApiError } from '@/shared/api/ApiError';
import { useSession } from '@/shared/auth/session';
import { hasArrived } from '@/shared/lib/rules/orderMoney';
import { needsOther } from '@/shared/lib/rules/settlementMoney';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { EditModal } from '@/shared/form/EditModal';
import { moveOf, useAmount, useNow } from '@/shared/form/move/move';
import { allows } from '@/shared/resource/transitions/moves';
import { factsOf } from '@/shared/record/factsOf';
import { FactList } from '@/shared/record/Facts';
import { ConsequenceList } from '@/shared/display/ConsequenceList';
import { RejectModal } from '../parts/RejectModal';
import { type Collection, collections, findActiveCollection, useActiveCollection } from './collection.resource';
import { collectionMoves } from './collection.states';
import { useDuplicateText } from './useDuplicateText';
import { useOrderBrief } from '../order/useOrderBrief';

/** Row actions that confirm or reject a pending collection, for the list and the drawer. */
export function useCollectionActions(): (row: Collection) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation(['finance', 'shared']);
  const { user, config } = useSession();
  const { confirm, reject } = collectionMoves;
  const start = (row: Collection, move: Decision['move']) =>
    open((close) => <DecisionDialog row={row} move={move} onClose={close} />);
  return (row) => {
    const disabledReason = !allows(confirm, row.collectionStatus) && t('shared:crud.off.decided');
    const sameHand = needsOther(config.fourEyes, row.createById, user?.userId) && t('collection.otherConfirms');
    return [
      {
        label: t('collection.confirm'),
        permission: confirm.permission,
        disabledReason: disabledReason || sameHand,
        onClick: () => start(row, 'confirm'),
      },
      {
        label: t('collection.reject'),
        permission: reject.permission,
        danger: true,
        disabledReason,
        onClick: () => start(row, 'reject'),
      },
    ];
  };
}

interface Decision {
  row: Collection;
  move: keyof typeof collectionMoves;
  onClose: () => void;
}

function DecisionDialog({ row, move: name, onClose }: Decision) {
  const { t } = useTranslation('finance');
  const { yuan } = useFormats();
  const client = useQueryClient();
  const duplicateText = useDuplicateText();
  const now = useNow();
  const amountIn = useAmount();
  const { confirm, reject } = collectionMoves;
  const move = moveOf(collections, row, name, {
    may: ({ collectionStatus }) => allows(collectionMoves[name], collectionStatus),
    now: ({ collectionStatus, confirmBy: who, confirmTime: when, rejectReason: reason }) =>
      now({
        who,
        when,
        what: collectionStatus === '2' ? t('collection.now.rejected', { reason }) : t('collection.confirm'),
      }),
    amount: amountIn('amount'),
  });
  const label = t(`collection.${name}`);
  const dialog = { path: collections.path, title: `${label} · ${collections.nameOf(row)}`, move, onClose };
  if (name === 'reject')
    return (
      <RejectModal
        {...dialog}
        record="collection"
        okText={label}
        run={(rejectReason, key) =>
          collections.act('confirm', { id: row.id, collectionStatus: reject.to, rejectReason }, key)
        }
      />
    );
  return (
    <EditModal
      {...dialog}
      start={{}}
      okText={`${label} ${yuan(row.amount)}`}
      done={t('collection.done.confirm', { amount: yuan(row.amount) })}
      save={async (_, key) => {
        const other = await findActiveCollection(client, row.orderNo, row.id);
        if (other && hasArrived(other)) throw new ApiError('refused', duplicateText(other));
        return collections.act('confirm', { id: row.id, collectionStatus: confirm.to }, key);
      }}
    >
      <ConfirmFacts row={row} />
    </EditModal>
  );
}

/** The facts to read before confirming a payment: amount, payer, order, another collection, and the consequences. */
function ConfirmFacts({ row }: { row: Collection }) {
  const { t } = useTranslation('finance');
  const order = useOrderBrief(row.orderNo);
  const other = useActiveCollection(row.orderNo, row.id);
  const duplicateText = useDuplicateText();
  const facts = factsOf(t, collections, [
    'amount',
    'payerName',
    'tradeNo',
    'orderNo',
    ...(order
      ? [
          { name: 'remark' as const, label: t('order.buyerName'), show: () => order.buyerName },
          { name: 'createTime' as const, label: t('settlement.productName'), show: () => order.productName },
        ]
      : []),
  ]);
  return (
    <>
      {other && <Alert type="error" showIcon title={duplicateText(other)} />}
      <FactList row={row} title={t('collection.title')} facts={facts} />
      <ConsequenceList
        lines={[
          order && order.buyerName !== row.payerName && t('collection.otherPayer', { name: order.buyerName }),
          t('collection.confirmThen'),
        ].filter((line) => typeof line === 'string')}
      />
    </>
  );
}
