import type { Screens } from '@/shared/menu/screens';

/** The screens of finance, by the `component` of their menu rows. */
export const screens = {
  'finance/CollectionList': () => import('./collection/CollectionListPage'),
  'finance/InvoiceList': () => import('./invoice/InvoiceListPage'),
  'finance/SettlementList': () => import('./settlement/SettlementListPage'),
} satisfies Screens;
