/** A screen the client knows without the server's menu, hidden, under its area's own path (specification 2). */
export interface FixedScreen {
  area: string;
  key: string;
  screen: string;
}

const of = (area: string, screens: Record<string, string>): FixedScreen[] =>
  Object.entries(screens).map(([key, screen]) => ({ area, key, screen }));

/** The specification's fixed hidden children by parent area and key; screens as the contract's menu names them. */
export const fixedScreens: readonly FixedScreen[] = [
  ...of('overview', { weclome: 'weclome' }),
  ...of('system', {
    noticeAdd: 'system/NoticeForm',
    noticeEdit: 'system/NoticeForm',
    noticeDetail: 'system/NoticeDetail',
  }),
  ...of('approval', {
    companyDetail: 'approval/CompanyDetail',
    schoolDetail: 'approval/SchoolDetail',
    personalDetail: 'approval/PersonalDetail',
    approvalCourseDetail: 'approval/CourseDetail',
    positionDetail: 'approval/PositionDetail',
  }),
  ...of('resume', { resumeInfo: 'resume/ResumeInfo' }),
  ...of('contest', {
    competitionAdd: 'contest/CompetitionForm',
    competitionEdit: 'contest/CompetitionForm',
    registrationList: 'contest/RegistrationList',
    gameRecord: 'contest/GameRecordList',
    specialTrainingForm: 'contest/SpecialTrainingForm',
    specialTrainingEdit: 'contest/SpecialTrainingForm',
    racingCircularAdd: 'contest/RacingCircularForm',
    racingCircularEdit: 'contest/RacingCircularForm',
    racingCircularDetail: 'contest/RacingCircularDetail',
    skillTestAdd: 'contest/SkillTestForm',
    skillTestEdit: 'contest/SkillTestForm',
    skillTestDetail: 'contest/SkillTestDetail',
  }),
  ...of('account', {
    workplace: 'workplace',
    center: 'center',
    base: 'base',
    custom: 'custom',
    binding: 'binding',
    notification: 'notification',
  }),
];
