import type { Screens } from '@/shared/lib/screens';

/** The screens of the approvals, by the key a menu row's `component` names. */
export const approvalScreens: Screens = {
  'approval/CompanyList': () => import('./company/CompanyListPage'),
  'approval/CompanyDetail': () => import('./company/CompanyDetailPage'),
};
