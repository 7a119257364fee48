import type { Searched } from '@/shared/area/searched';
import type { Company } from './company/company.resource';
import type { Course } from './course/course.resource';
import type { Creator } from './personal/personal.resource';
import type { Position } from './position/position.resource';
import type { School } from './school/school.resource';

const companies: Searched<keyof Company> = {
  kind: 'approval:company',
  list: 'companyAudit',
  path: '/biz/company',
  filters: { companyName: 'name', creditCode: 'code', contactPhone: 'phone' },
  title: 'companyName',
  subtitle: 'creditCode',
  to: 'companyDetail',
};

const schools: Searched<keyof School> = {
  kind: 'approval:school',
  list: 'schoolAudit',
  path: '/biz/school',
  filters: { schoolName: 'name', creditCode: 'code', contactPhone: 'phone' },
  title: 'schoolName',
  subtitle: 'creditCode',
  to: 'schoolDetail',
};

const creators: Searched<keyof Creator> = {
  kind: 'approval:personal',
  list: 'personalAudit',
  path: '/biz/personal',
  filters: { nickName: 'name', realName: 'name', memberNo: 'number', phone: 'phone' },
  title: 'nickName',
  subtitle: 'memberNo',
  to: 'personalDetail',
};

const courses: Searched<keyof Course> = {
  kind: 'approval:course',
  list: 'courseAudit',
  path: '/biz/course',
  filters: { courseName: 'name' },
  title: 'courseName',
  subtitle: 'ownerName',
  to: 'approvalCourseDetail',
};

const positions: Searched<keyof Position> = {
  kind: 'approval:position',
  list: 'positionAudit',
  path: '/biz/position',
  filters: { positionName: 'name' },
  title: 'positionName',
  subtitle: 'companyName',
  to: 'positionDetail',
};

/** The records that the search covers: companies, schools, creators, courses and positions. */
export const searched: readonly Searched[] = [companies, schools, creators, courses, positions];
