import agreements from '@mocks/seeds/generated/agreements.json';
import companies from '@mocks/seeds/generated/companies.json';
import configs from '@mocks/seeds/generated/configs.json';
import depts from '@mocks/seeds/generated/depts.json';
import dictData from '@mocks/seeds/generated/dictData.json';
import dictTypes from '@mocks/seeds/generated/dictTypes.json';
import districts from '@mocks/seeds/generated/districts.json';
import menus from '@mocks/seeds/generated/menus.json';
import posts from '@mocks/seeds/generated/posts.json';
import roles from '@mocks/seeds/generated/roles.json';
import users from '@mocks/seeds/generated/users.json';

/** The mock's tables that belong to the contract, each with the base path (or name) of its records. */
export const SQL_PATHS: Readonly<Record<string, string>> = {
  users: '/system/user',
  roles: '/system/role',
  menus: '/system/menu',
  depts: '/system/dept',
  posts: '/system/post',
  companies: '/system/tenant',
  sessions: '/system/session',
  socials: '/system/social',
  dictTypes: '/system/dict/type',
  dictData: '/system/dict/data',
  districts: '/system/districts',
  configs: '/system/config',
  settings: '/system/operator_setting',
  files: '/system/dfs',
  dfsConfig: '/system/dfs_config',
  donates: '/system/donate',
  operLogs: '/system/operLog',
  loginLogs: '/system/logininfor',
  notices: '/system/notice',
  notifyPreferences: '/system/notify_setting',
  agreements: '/system/agreement',
  contacts: '/system/contacts',
  approvalCompanies: '/biz/company',
  approvalSchools: '/biz/school',
  approvalCreators: '/biz/personal',
  approvalCourses: '/biz/course',
  approvalPositions: '/biz/position',
  schools: '/biz/base/school',
  industries: '/biz/base/industry',
  occupations: '/biz/base/occupation',
  specialties: '/biz/base/specialty',
  certificates: '/biz/base/certificate',
  courseTypes: '/biz/base/courseType',
  benefitTags: '/biz/base/benefitTag',
  aboutUs: '/biz/base/aboutUs',
  orders: '/biz/order',
  packages: '/biz/package',
  prices: '/biz/price',
  collections: '/biz/collection',
  invoices: '/biz/invoice',
  settlements: '/biz/settlement',
  competitions: '/biz/competition',
  circulars: '/biz/racingCircular',
  skillTests: '/biz/skillTest',
  specialTrainings: '/biz/specialTraining',
  registrations: '/biz/registration',
  gameRecords: '/biz/gameRecord',
  memberCerts: '/biz/memberCert',
  resumes: '/biz/resume',
  contractTemplates: '/biz/contractTemplate',
  adverts: '/biz/advert',
  models: '/act/models',
  procDefs: '/act/prof',
  procInsts: '/act/process_ins',
  flowNodes: '/act/node',
  flowTasks: '/act/task',
  businesses: '/act/business',
  leaves: '/act/leave',
  purchases: '/act/purchase',
  generals: '/act/general',
  flowCopies: '/act/copy',
  requestDrafts: '/act/draft',
  histories: '/system/history',
  notes: '/biz/note',
  accountViews: '/system/accounts/views',
  accountSettings: '/system/accounts/settings',
  handovers: '/biz/review/handover',
  substitutes: '/act/substitute',
};

/** The mock's tables that every server implements in its own way. */
export const OWN_WAY = [
  'merges',
  'secondLooks',
  'captchas',
  'smsCodes',
  'failures',
  'factors',
  'factorTickets',
  'idempotency',
  'exportJobs',
  'fileContents',
];

/** Returns the initial rows by table. Passwords are empty, and districts are limited to provinces and cities. */
export const seedRows: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  dictTypes,
  dictData,
  companies,
  depts,
  posts,
  menus,
  roles,
  users: users.map((user) => ({ ...user, password: '' })),
  configs: configs.map((row) => (/password/i.test(row.configKey) ? { ...row, configValue: '' } : row)),
  agreements,
  districts: districts
    .filter(([, , deep]) => Number(deep) < 2)
    .map(([id, pid, deep, name, extName]) => ({ id, pid, deep, name, extName })),
};
