import { useFormats } from '@/shared/settings/useFormats';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { hasArrived } from '@/shared/rules/orderMoney';
import { presetsOf } from '@/shared/actions/presets';
import { ReasonModal } from '@/shared/actions/ReasonModal';
import type { RowAction } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import type { useDialogs } from '@/shared/crud/useDialogs';
import { allows } from '@/shared/states/moves';
import { type Collection, collectionName, collections } from './collection.api';
import { collectionMoves } from './collection.states';
import { ConfirmFacts } from './ConfirmFacts';
import { findStanding } from './standing';
import { useAnotherWords } from './useAnotherWords';

/** Row actions that confirm or reject a collection while it is pending, for the list and the drawer. */
export function useDecisions(open: ReturnType<typeof useDialogs>[1]): (row: Collection) => RowAction[] {
  const { t } = useTranslation(['finance', 'shared']);
  const { money } = useFormats();
  const ask = useAskedChange(collections.path);
  const client = useQueryClient();
  const anotherWords = useAnotherWords();
  const { confirm, reject } = collectionMoves;

  const askToConfirm = (row: Collection) =>
    ask({
      title: `${t('collection.confirm')} · ${collectionName(row)}`,
      content: <ConfirmFacts row={row} />,
      okText: `${t('collection.confirm')} ¥${money(row.amount)}`,
      run: async () => {
        const other = await findStanding(client, row.orderNo, row.id);
        if (other && hasArrived(other)) throw new ApiError('refused', anotherWords(other));
        return collections.act('confirm', { id: row.id, collectionStatus: confirm.to });
      },
    });
  const askWhy = (row: Collection) =>
    open((close) => (
      <ReasonModal
        path={collections.path}
        title={`${t('collection.reject')} · ${collectionName(row)}`}
        label={t('rejectReason')}
        okText={t('collection.reject')}
        kind="collection.reject"
        presets={presetsOf(t, 'presets.collection')}
        run={(rejectReason) => collections.act('confirm', { id: row.id, collectionStatus: reject.to, rejectReason })}
        onClose={close}
      />
    ));

  return (row) => {
    const off = !allows(confirm, row.collectionStatus) && t('shared:crud.off.decided');
    return [
      { label: t('collection.confirm'), permission: confirm.permission, off, onClick: () => askToConfirm(row) },
      { label: t('collection.reject'), permission: reject.permission, danger: true, off, onClick: () => askWhy(row) },
    ];
  };
}
