import type { Screens } from '@/shared/menu/screens';

/** The screens of the skill contests, by the `component` of their menu rows. */
export const screens = {
  'contest/CompetitionList': () => import('./competition/CompetitionListPage'),
  'contest/CompetitionForm': () => import('./competition/CompetitionFormPage'),
  'contest/RacingCircularDetail': () => import('./racingCircular/RacingCircularDetailPage'),
  'contest/RacingCircularForm': () => import('./racingCircular/RacingCircularFormPage'),
  'contest/RacingCircularList': () => import('./racingCircular/RacingCircularListPage'),
  'contest/SkillTestDetail': () => import('./skillTest/SkillTestDetailPage'),
  'contest/SkillTestForm': () => import('./skillTest/SkillTestFormPage'),
  'contest/SkillTestList': () => import('./skillTest/SkillTestListPage'),
  'contest/RegistrationList': () => import('./registration/RegistrationListPage'),
  'contest/GameRecordList': () => import('./gameRecord/GameRecordListPage'),
  'contest/SpecialTrainingForm': () => import('./specialTraining/SpecialTrainingFormPage'),
  'contest/SpecialTrainingList': () => import('./specialTraining/SpecialTrainingListPage'),
} satisfies Screens;
