import type { Screens } from '@/shared/menu/screens';

/** The screens of member certification, by the `component` of their menu rows. */
export const screens = {
  'member/MemberCertList': () => import('./cert/MemberCertListPage'),
} satisfies Screens;
