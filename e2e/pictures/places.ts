import { screenPaths } from '../support/menu';

/** Screens that are not in the menu, and one that needs no session. */
const OTHERS: Readonly<Record<string, string>> = {
  signIn: '/user/login',
  notFound: '/nowhere',
  companyDetail: '/approval/companyDetail?id=1001',
  courseDetail: '/approval/approvalCourseDetail?id=4003',
  resumeInfo: '/resume/resumeInfo?id=12',
  competitionAdd: '/contest/competitionAdd',
  skillTestAdd: '/contest/skillTestAdd',
  noticeAdd: '/system/noticeAdd',
  noticeDetail: '/system/noticeDetail?id=1',
  leave: '/act/leave',
  workplace: '/account/workplace',
  center: '/account/center',
  custom: '/account/custom',
};

/** Better addresses for screens that show little at their address in the menu. */
const BETTER: Readonly<Record<string, string>> = { weclome: '/weclome', user: '/system/user?pageSize=30' };

/** Screens to skip, because a similar screen is already included. */
const ALIKE = new Set([
  'schoolAudit', 'personalAudit', 'positionAudit', 'specialty', 'certificate', 'courseType', 'package', 'invoice',
  'procInstFinished', 'collection', 'baseSchool', 'taskdone', 'donateList', 'contacts', 'oper', 'skillTest', 'agreement',
  'procInstRuns', 'courseAudit', 'dept', 'price', 'loginLog',
]); // prettier-ignore

const inMenu = screenPaths
  .map((path) => ({
    name: path.at(-1)?.menuKey ?? '',
    address: BETTER[path.at(-1)?.menuKey ?? ''] ?? `/${path.map(({ menuKey }) => menuKey).join('/')}`,
  }))
  .filter(({ name }) => !ALIKE.has(name));

export const places: readonly { name: string; address: string }[] = [
  ...inMenu,
  ...Object.entries(OTHERS).map(([name, address]) => ({ name, address })),
];
