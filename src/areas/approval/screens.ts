import type { Screens } from '@/shared/menu/screens';

/** The screens of the approvals, by the `component` of their menu rows. */
export const screens = {
  'approval/CompanyList': () => import('./company/CompanyListPage'),
  'approval/CompanyDetail': () => import('./company/CompanyDetailPage'),
  'approval/SchoolList': () => import('./school/SchoolListPage'),
  'approval/SchoolDetail': () => import('./school/SchoolDetailPage'),
  'approval/PersonalList': () => import('./personal/PersonalListPage'),
  'approval/PersonalDetail': () => import('./personal/PersonalDetailPage'),
  'approval/CourseList': () => import('./course/CourseListPage'),
  'approval/CourseDetail': () => import('./course/CourseDetailPage'),
  'approval/PositionList': () => import('./position/PositionListPage'),
  'approval/PositionDetail': () => import('./position/PositionDetailPage'),
  'approval/ReviewLoad': () => import('./load/ReviewLoadPage'),
  'approval/Merge': () => import('./merge/MergePage'),
} satisfies Screens;
