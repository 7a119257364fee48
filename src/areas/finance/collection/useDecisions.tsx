import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/actions/presets';
import { ReasonModal } from '@/shared/actions/ReasonModal';
import type { RowAction } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import type { useDialogs } from '@/shared/crud/useDialogs';
import { showMoney } from '@/shared/lib/money';
import { allows } from '@/shared/states/moves';
import { type Collection, collectionName, collections } from './collection.api';
import { collectionMoves } from './collection.states';

/** Row actions that confirm or reject a collection while it is pending, for the list and the drawer. */
export function useDecisions(open: ReturnType<typeof useDialogs>[1]): (row: Collection) => RowAction[] {
  const { t } = useTranslation('finance');
  const ask = useAskedChange(collections.path);
  const { confirm, reject } = collectionMoves;

  const askToConfirm = ({ id, payerName, amount }: Collection) =>
    ask({
      title: t('collection.confirm'),
      content: t('collection.confirmAsk', { name: payerName, amount: showMoney(amount) }),
      run: () => collections.act('confirm', { id, collectionStatus: confirm.to }),
    });
  const askWhy = (row: Collection) =>
    open((close) => (
      <ReasonModal
        path={collections.path}
        title={`${t('collection.reject')} · ${collectionName(row)}`}
        label={t('rejectReason')}
        kind="collection.reject"
        presets={presetsOf(t, 'presets.collection')}
        run={(rejectReason) => collections.act('confirm', { id: row.id, collectionStatus: reject.to, rejectReason })}
        onClose={close}
      />
    ));

  return (row) =>
    allows(confirm, row.collectionStatus)
      ? [
          { label: t('collection.confirm'), permission: confirm.permission, onClick: () => askToConfirm(row) },
          { label: t('collection.reject'), permission: reject.permission, danger: true, onClick: () => askWhy(row) },
        ]
      : [];
}
