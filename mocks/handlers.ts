import type { RequestHandler } from 'msw';
import { accountHandlers } from './account';
import { advertHandlers } from './advert/adverts';
import { baseHandlers } from './base/lists';
import { companyHandlers } from './approval/companies';
import { evidenceHandlers } from './approval/evidence';
import { notifyHandlers } from './personal/notify';
import { profileHandlers } from './personal/profile';
import { resumeHandlers } from './resume/resumes';
import { offerHandlers } from './sales/offers';
import { orderHandlers } from './sales/orders';
import { sessionHandlers } from './session';
import { socialHandlers } from './social';
import { agreementHandlers } from './system/agreements';
import { configHandlers } from './system/configs';
import { contactHandlers } from './system/contacts';
import { deptHandlers } from './system/depts';
import { dictHandlers } from './system/dicts';
import { districtHandlers } from './system/districts';
import { donateHandlers } from './system/donates';
import { fileHandlers } from './system/files';
import { logHandlers } from './system/logs';
import { menuHandlers } from './system/menus';
import { noticeHandlers } from './system/notices';
import { postHandlers } from './system/posts';
import { roleHandlers } from './system/roles';
import { settingHandlers } from './system/settings';
import { statisticsHandlers } from './system/statistics';
import { userHandlers } from './system/users';

/** The whole backend, for the worker, for node and for `getResponse`; a new area adds its line here. */
export const handlers: RequestHandler[] = [
  ...sessionHandlers,
  ...socialHandlers,
  ...accountHandlers,
  ...profileHandlers,
  ...notifyHandlers,
  ...fileHandlers,
  ...menuHandlers,
  ...userHandlers,
  ...roleHandlers,
  ...deptHandlers,
  ...dictHandlers,
  ...postHandlers,
  ...configHandlers,
  ...donateHandlers,
  ...logHandlers,
  ...noticeHandlers,
  ...districtHandlers,
  ...settingHandlers,
  ...agreementHandlers,
  ...contactHandlers,
  ...statisticsHandlers,
  ...resumeHandlers,
  ...baseHandlers,
  ...advertHandlers,
  ...orderHandlers,
  ...offerHandlers,
  ...evidenceHandlers,
  ...companyHandlers,
];
