import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RowAction } from '@/shared/list/actions/RowActions';
import type { PagedKind, Reviewable } from '../review';
import { useMergeAddress } from './useMergeAddress';

/** The action that opens the page on which two selected records are merged; undefined where there is no merging. */
export function useMergeAction<T extends Reviewable>(
  api: PagedKind<T>['api'],
  rows: readonly T[],
): RowAction | undefined {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const addressOf = useMergeAddress(api);
  const [one, other, ...more] = rows;
  const isPair = one !== undefined && other !== undefined && more.length === 0;
  return (
    addressOf && {
      label: t('merge.action'),
      disabledReason: !isPair && t('merge.two'),
      onClick: () => isPair && void navigate(addressOf(api.idOf(one), api.idOf(other)) ?? ''),
    }
  );
}
