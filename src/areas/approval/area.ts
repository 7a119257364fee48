import type { Area, Waiting } from '@/shared/area/area';
import { get, mergeCalls, post, reviewCalls } from '@/shared/area/calls';
import type { Company } from './company/company.resource';
import type { screens } from './screens';

/** The kinds of records that need approval; the menu key of each list is the kind plus `Audit`. */
type Approved = 'company' | 'school' | 'personal' | 'course' | 'position';

const approved: readonly Approved[] = ['company', 'school', 'personal', 'course', 'position'];

const waitingFor = (name: Approved): Waiting<keyof Company> => ({
  name,
  url: `/biz/${name}/list`,
  filters: { auditStatus: '0' },
  permission: `approval:${name}:list`,
  since: { field: 'submitTime', sorts: true },
  menuKey: `${name}Audit`,
  search: '',
  isReviewed: true,
});

/** Approvals of companies, schools, creators, courses and positions. */
export const approval: Area<keyof typeof screens> = {
  name: 'approval',
  maxKB: 78,
  fixedScreens: [
    { key: 'companyDetail', screen: 'approval/CompanyDetail', mode: 'detail' },
    { key: 'schoolDetail', screen: 'approval/SchoolDetail', mode: 'detail' },
    { key: 'personalDetail', screen: 'approval/PersonalDetail', mode: 'detail' },
    { key: 'approvalCourseDetail', screen: 'approval/CourseDetail', mode: 'detail' },
    { key: 'positionDetail', screen: 'approval/PositionDetail', mode: 'detail' },
    { key: 'recordMerge', screen: 'approval/Merge', mode: 'detail' },
  ],
  waiting: approved.map(waitingFor),
  optionalCalls: [
    ...approved.flatMap((name) => reviewCalls(`/biz/${name}`)),
    get('/biz/review/load'),
    post('/biz/review/handover'),
    get('/biz/review/handover/:id'),
    get('/biz/review/agreement'),
    ...['company', 'school', 'personal'].flatMap((name) => mergeCalls(`/biz/${name}`)),
  ],
};
