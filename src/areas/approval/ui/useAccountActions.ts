import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import type { RecordMoves } from '@/shared/resource/transitions/recordMoves';
import type { Reviewable, ReviewKind } from '@/shared/review/review';
import { useMoveActions } from '@/shared/review/decision/useMoveActions';

/** Row actions that enable and disable the account of a company, a school or a creator. */
export function useAccountActions<T extends Reviewable>(
  kind: ReviewKind<T> & { moves: RecordMoves<'enable' | 'disable', keyof T & string> },
): (row: T) => RowAction[] {
  const { t } = useTranslation('approval');
  const { idKey, idOf } = kind.api;
  const status = (value: string) => (row: T) => ({ verb: 'status', body: { [idKey]: idOf(row), status: value } });
  return useMoveActions<T, 'enable' | 'disable'>(kind, {
    disable: {
      label: t('account.disable'),
      danger: true,
      ask: (name) => t('account.disableAsk', { name }),
      call: status('1'),
    },
    enable: { label: t('account.enable'), call: status('0') },
  });
}
