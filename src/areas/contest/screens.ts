import type { Screens } from '@/shared/lib/screens';

/** The screens of the skill contests, by the key a menu row's `component` names. */
export const contestScreens: Screens = {
  'contest/CompetitionList': () => import('./competition/CompetitionListPage'),
  'contest/CompetitionForm': () => import('./competition/CompetitionFormPage'),
  'contest/RegistrationList': () => import('./registration/RegistrationListPage'),
  'contest/GameRecordList': () => import('./gameRecord/GameRecordListPage'),
};
