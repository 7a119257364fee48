import { day, type FilterReader, listAddress, type ListAddress } from '@/shared/list/listAddress';

/** The address of a list of reviewed records: states as tabs, what waits first and oldest first, what is decided newest first. */
export const reviewListAddress = (
  filters: Record<string, FilterReader>,
  sortable: readonly string[] = [],
): ListAddress =>
  listAddress({
    filters: { ...filters, beginTime: day, endTime: day },
    sortable: [...sortable, 'submitTime', 'auditTime'],
    tab: { field: 'auditStatus', values: ['0', '1', '2', '3'] },
    defaultSort: ({ auditStatus }) => ({ field: 'submitTime', order: auditStatus === '0' ? 'asc' : 'desc' }),
  });
