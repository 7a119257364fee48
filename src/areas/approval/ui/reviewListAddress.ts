import type { Reviewable } from '@/shared/review/review';
import { reviewFilters } from '@/shared/review/reviewFilters';
import { type FilterReader, listAddress, type ListAddress } from '@/shared/list/listAddress';

/**
 * The URL query of a list of reviewed records. Each status is a tab. By default, pending records are sorted oldest
 * first, and all other records newest first.
 */
export const reviewListAddress = <Field extends string = never>(
  filters: Record<string, FilterReader>,
  sortable: readonly Field[] = [],
): ListAddress<Field | keyof Reviewable> =>
  listAddress<Field | keyof Reviewable>({
    filters: {
      ...filters,
      ...reviewFilters,
    },
    sortable: [...sortable, 'submitTime', 'auditTime'],
    tab: { field: 'auditStatus', values: ['0', '6', '1', '2', '3'] },
    defaultSort: ({ auditStatus }) => ({ field: 'submitTime', order: auditStatus === '0' ? 'asc' : 'desc' }),
  });
