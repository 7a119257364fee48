import type { Screens } from '@/shared/menu/screens';

/** The screens of member certification, by the key a menu row's `component` names. */
export const screens = {
  'member/MemberCertList': () => import('./cert/MemberCertListPage'),
} satisfies Screens;
