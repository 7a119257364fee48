import { describe, expect, it } from 'vitest';
import { languages } from '@/shared/settings/languages';
import { said } from './words';

/** For each menu entry, the translation keys that must equal its name: titles of lists, links to them. */
const PLACES: Record<string, string[]> = {
  companyAudit: ['approval:company.title', 'home:waiting.company'],
  schoolAudit: ['approval:school.title', 'home:waiting.school'],
  personalAudit: ['approval:personal.title', 'home:waiting.personal'],
  courseAudit: ['approval:course.title', 'home:waiting.course'],
  positionAudit: ['approval:position.title', 'home:waiting.position'],
  baseSchool: ['base:school.title'],
  industry: ['base:industry.title'],
  occupation: ['base:occupation.title'],
  specialty: ['base:specialty.title'],
  certificate: ['base:certificate.title'],
  courseType: ['base:courseType.title'],
  benefitTag: ['base:benefitTag.title'],
  aboutUs: ['base:aboutUs.title'],
  order: ['sales:order.title'],
  package: ['sales:package.title'],
  price: ['sales:price.title'],
  collection: ['finance:collection.title'],
  invoice: ['finance:invoice.title', 'home:waiting.invoice'],
  settlement: ['finance:settlement.title'],
  competition: ['contest:competition.title'],
  registrationList: ['contest:registration.title'],
  gameRecord: ['contest:record.title'],
  racingCircular: ['contest:racingCircular.title'],
  skillTest: ['contest:skillTest.title'],
  specialTraining: ['contest:training.title'],
  memberCert: ['member:title', 'home:waiting.memberCert'],
  BiographicalNotes: ['resume:title'],
  contractTemplate: ['contract:title'],
  advertList: ['advert:title'],
  user: ['system:user.title'],
  role: ['system:role.title'],
  permission: ['system:menu.title'],
  dept: ['system:dept.title'],
  dict: ['system:dict.title'],
  dist: ['system:district.title'],
  config: ['system:config.title'],
  dfs: ['system:dfs.title'],
  noticeList: ['system:notice.title'],
  agreement: ['system:agreement.title'],
  appSetting: ['system:appSetting.title'],
  donateList: ['system:donate.title'],
  contacts: ['system:contacts.title'],
  oper: ['system:log.operTitle'],
  loginLog: ['system:log.loginTitle'],
  businessList: ['workflow:request.title'],
  tasking: ['workflow:task.title'],
  taskdone: ['workflow:task.doneTitle'],
  modelList: ['workflow:model.title'],
  procDefList: ['workflow:definition.title'],
  procInstRuns: ['workflow:instance.runsTitle'],
  procInstFinished: ['workflow:instance.finishedTitle'],
  center: ['account:workplace.toCenter'],
  base: ['account:workplace.toBase'],
  custom: ['account:workplace.toCustom'],
  binding: ['account:workplace.toBinding'],
  notification: ['account:workplace.toNotification'],
};

describe.each(Object.keys(languages))('in the language %s', (language) => {
  it.each(Object.entries(PLACES))('the menu item %s has the same name everywhere', (place, others) => {
    const name = said(language, `app:menu.${place}`);
    expect(name).toEqual(expect.any(String));
    expect(others.map((key) => said(language, key))).toEqual(others.map(() => name));
  });

  it('no two menu items share a name', () => {
    const places = Object.keys(PLACES);
    const names = places.map((place) => said(language, `app:menu.${place}`));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
