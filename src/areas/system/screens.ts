import type { Screens } from '@/shared/lib/screens';

/** The screens of system management, by the key a menu row's `component` names. */
export const systemScreens: Screens = {
  'system/ConfigList': () => import('./config/ConfigListPage'),
  'system/UserList': () => import('./user/UserListPage'),
};
