import type { Area, Waiting } from '@/shared/area/area';
import { revealCall, reviewCalls } from '@/shared/area/calls';
import type { Registration } from './registration/registration.resource';
import type { screens } from './screens';

const registrations: Waiting<keyof Registration> = {
  name: 'registration',
  url: '/biz/registration/list',
  filters: { registerStatus: '0' },
  permission: 'contest:registration:list',
  since: { field: 'registerTime', sorts: true },
  menuKey: 'registrationList',
  search: '',
  isReviewed: true,
};

/** Skill contests: contests with registrations and results, trainings, tests and circulars. */
export const contest: Area<keyof typeof screens> = {
  name: 'contest',
  maxKB: 177,
  fixedScreens: [
    { key: 'competitionAdd', screen: 'contest/CompetitionForm', mode: 'add', permission: 'contest:competition:add' },
    { key: 'competitionEdit', screen: 'contest/CompetitionForm', mode: 'edit', permission: 'contest:competition:edit' },
    { key: 'registrationList', screen: 'contest/RegistrationList' },
    { key: 'gameRecord', screen: 'contest/GameRecordList' },
    {
      key: 'specialTrainingForm',
      screen: 'contest/SpecialTrainingForm',
      mode: 'add',
      permission: 'contest:specialTraining:add',
    },
    {
      key: 'specialTrainingEdit',
      screen: 'contest/SpecialTrainingForm',
      mode: 'edit',
      permission: 'contest:specialTraining:edit',
    },
    {
      key: 'racingCircularAdd',
      screen: 'contest/RacingCircularForm',
      mode: 'add',
      permission: 'contest:racingCircular:add',
    },
    {
      key: 'racingCircularEdit',
      screen: 'contest/RacingCircularForm',
      mode: 'edit',
      permission: 'contest:racingCircular:edit',
    },
    { key: 'racingCircularDetail', screen: 'contest/RacingCircularDetail', mode: 'detail' },
    { key: 'skillTestAdd', screen: 'contest/SkillTestForm', mode: 'add', permission: 'contest:skillTest:add' },
    { key: 'skillTestEdit', screen: 'contest/SkillTestForm', mode: 'edit', permission: 'contest:skillTest:edit' },
    { key: 'skillTestDetail', screen: 'contest/SkillTestDetail', mode: 'detail' },
  ],
  waiting: [registrations],
  optionalCalls: [...reviewCalls('/biz/registration'), revealCall('/biz/gameRecord')],
};
