import type { RequestHandler } from 'msw';
import { accountHandlers } from './account';
import { advertHandlers } from './advert/adverts';
import { baseHandlers } from './base/lists';
import { competitionHandlers } from './contest/competitions';
import { recordHandlers } from './contest/records';
import { registrationHandlers } from './contest/registrations';
import { circularHandlers } from './contest/circulars';
import { skillTestHandlers } from './contest/skillTests';
import { trainingHandlers } from './contest/trainings';
import { templateHandlers } from './contract/templates';
import { companyHandlers } from './approval/companies';
import { courseHandlers } from './approval/courses';
import { creatorHandlers } from './approval/creators';
import { eventHandlers } from './events/stream';
import { evidenceHandlers } from './approval/evidence';
import { loadHandlers } from './approval/lead/load';
import { positionHandlers } from './approval/positions';
import { lookHandlers } from './approval/lead/secondLook';
import { schoolHandlers } from './approval/schools';
import { certHandlers } from './member/certs';
import { collectionHandlers } from './finance/collections';
import { invoiceHandlers } from './finance/invoices';
import { moneyReportHandlers } from './finance/moneyReport';
import { orderMoneyHandlers } from './finance/orderMoney';
import { settlementHandlers } from './finance/settlements';
import { factorHandlers } from './factors/factors';
import { jobHandlers } from './jobs/jobs';
import { handoverHandlers } from './approval/handover';
import { noteHandlers } from './notes/notes';
import { profileHandlers } from './personal/profile';
import { accountSettingHandlers } from './personal/settings';
import { viewHandlers } from './personal/views';
import { resumeHandlers } from './resume/resumes';
import { offerHandlers } from './sales/offers';
import { orderHandlers } from './sales/orders';
import { sessionHandlers } from './session';
import { socialHandlers } from './social';
import { accessReportHandlers } from './system/rights/accessReport';
import { agreementHandlers } from './system/agreements';
import { configHandlers } from './system/configs';
import { consequenceHandlers } from './system/rights/consequences';
import { contactHandlers } from './system/contacts';
import { deptHandlers } from './system/depts';
import { dictHandlers } from './system/dict/dicts';
import { districtHandlers } from './system/dict/districts';
import { donateHandlers } from './system/donates';
import { fileHandlers } from './system/files';
import { logHandlers } from './system/logs';
import { menuHandlers } from './system/menu/menus';
import { onlineHandlers } from './system/rights/online';
import { noticeHandlers } from './system/notices';
import { notifyHandlers } from './system/notify';
import { postHandlers } from './system/posts';
import { roleHandlers } from './system/roles';
import { searchHandlers } from './system/search';
import { settingHandlers } from './system/settings';
import { substituteHandlers } from './system/substitutes';
import { statisticsHandlers } from './system/statistics';
import { userHandlers } from './system/users';
import { modelHandlers } from './workflow/models';
import { definitionHandlers } from './workflow/definitions';
import { instanceHandlers } from './workflow/instances';
import { generalHandlers } from './workflow/general';
import { requestHandlers } from './workflow/requests';
import { taskActionHandlers } from './workflow/actions';
import { copyHandlers } from './workflow/copies';
import { monitorHandlers } from './workflow/oversight/monitor';
import { rehearsalHandlers } from './workflow/oversight/rehearsal';
import { previewHandlers } from './workflow/preview';
import { taskHandlers } from './workflow/tasks';
import { waitingHandlers } from './workflow/waiting';

/** All handlers of the backend, used by the worker, Node and `getResponse`. A new area adds its line here. */
export const handlers: RequestHandler[] = [
  ...sessionHandlers,
  ...socialHandlers,
  ...accountHandlers,
  ...profileHandlers,
  ...accountSettingHandlers,
  ...viewHandlers,
  ...factorHandlers,
  ...notifyHandlers,
  ...fileHandlers,
  ...menuHandlers,
  ...userHandlers,
  ...roleHandlers,
  ...consequenceHandlers,
  ...deptHandlers,
  ...dictHandlers,
  ...postHandlers,
  ...configHandlers,
  ...donateHandlers,
  ...logHandlers,
  ...onlineHandlers,
  ...accessReportHandlers,
  ...noticeHandlers,
  ...eventHandlers,
  ...noteHandlers,
  ...jobHandlers,
  ...searchHandlers,
  ...handoverHandlers,
  ...districtHandlers,
  ...settingHandlers,
  ...agreementHandlers,
  ...contactHandlers,
  ...collectionHandlers,
  ...invoiceHandlers,
  ...settlementHandlers,
  ...orderMoneyHandlers,
  ...moneyReportHandlers,
  ...statisticsHandlers,
  ...substituteHandlers,
  ...resumeHandlers,
  ...competitionHandlers,
  ...registrationHandlers,
  ...recordHandlers,
  ...circularHandlers,
  ...skillTestHandlers,
  ...trainingHandlers,
  ...templateHandlers,
  ...certHandlers,
  ...baseHandlers,
  ...advertHandlers,
  ...orderHandlers,
  ...offerHandlers,
  ...evidenceHandlers,
  ...companyHandlers,
  ...schoolHandlers,
  ...creatorHandlers,
  ...courseHandlers,
  ...positionHandlers,
  ...loadHandlers,
  ...lookHandlers,
  ...modelHandlers,
  ...definitionHandlers,
  ...instanceHandlers,
  ...requestHandlers,
  ...generalHandlers,
  ...taskHandlers,
  ...taskActionHandlers,
  ...copyHandlers,
  ...monitorHandlers,
  ...rehearsalHandlers,
  ...previewHandlers,
  ...waitingHandlers,
];
