import type { Screens } from '@/shared/menu/screens';

/** The screens of sales, by the `component` of their menu rows. */
export const screens = {
  'sales/OrderList': () => import('./order/OrderListPage'),
  'sales/PackageList': () => import('./package/PackageListPage'),
  'sales/PriceList': () => import('./price/PriceListPage'),
} satisfies Screens;
