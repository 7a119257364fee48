import type { Screens } from '@/shared/menu/screens';

/** The screens for the user's own account. */
export const screens = {
  workplace: () => import('./workplace/WorkplacePage'),
  center: () => import('./center/CenterPage'),
  base: () => import('./base/BasePage'),
  custom: () => import('./custom/CustomPage'),
  binding: () => import('./binding/BindingPage'),
  inbox: () => import('./inbox/InboxPage'),
  notification: () => import('./notification/NotificationPage'),
} satisfies Screens;
