import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { ApiError } from '@/shared/api/ApiError';
import { useSession } from '@/shared/auth/session';
import { hasArrived } from '@/shared/rules/orderMoney';
import { needsOther } from '@/shared/rules/settlementMoney';
import type { RowAction } from '@/shared/list/actions/RowActions';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { EditModal } from '@/shared/form/EditModal';
import { moveOf } from '@/shared/form/move/move';
import { useNow } from '@/shared/form/move/useNow';
import { allows } from '@/shared/transitions/moves';
import { RejectModal } from '../parts/RejectModal';
import { type Collection, collections } from './collection.resource';
import { collectionMoves } from './collection.states';
import { ConfirmFacts } from './ConfirmFacts';
import { findActiveCollection } from './activeCollection';
import { useAnotherWords } from './useAnotherWords';

/** Row actions that confirm or reject a collection while it is pending, for the list and the drawer. */
export function useCollectionActions(open: OpenDialog): (row: Collection) => RowAction[] {
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
  const anotherWords = useAnotherWords();
  const now = useNow();
  const { confirm, reject } = collectionMoves;
  const move = moveOf(collections, row, name, {
    may: ({ collectionStatus }) => allows(collectionMoves[name], collectionStatus),
    now: ({ collectionStatus, confirmBy: who, confirmTime: when, rejectReason: reason }) =>
      now({
        who,
        when,
        what: collectionStatus === '2' ? t('collection.now.rejected', { reason }) : t('collection.confirm'),
      }),
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
        if (other && hasArrived(other)) throw new ApiError('refused', anotherWords(other));
        return collections.act('confirm', { id: row.id, collectionStatus: confirm.to }, key);
      }}
    >
      <ConfirmFacts row={row} />
    </EditModal>
  );
}
