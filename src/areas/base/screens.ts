import type { Screens } from '@/shared/menu/screens';

/** The screens of base data, by the `component` of their menu rows. */
export const screens = {
  'base/SchoolList': () => import('./school/SchoolListPage'),
  'base/IndustryList': () => import('./industry/IndustryListPage'),
  'base/OccupationList': () => import('./occupation/OccupationListPage'),
  'base/SpecialtyList': () => import('./specialty/SpecialtyListPage'),
  'base/CertificateList': () => import('./certificate/CertificateListPage'),
  'base/CourseTypeList': () => import('./courseType/CourseTypeListPage'),
  'base/BenefitTagList': () => import('./benefitTag/BenefitTagListPage'),
  'base/AboutUs': () => import('./aboutUs/AboutUsPage'),
} satisfies Screens;
