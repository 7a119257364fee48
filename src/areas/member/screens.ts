import type { Screens } from '@/shared/menu/screens';

/** The screens of member certification, by the key a menu row's `component` names. */
export const memberScreens: Screens = {
  'member/MemberCertList': () => import('./cert/MemberCertListPage'),
};
