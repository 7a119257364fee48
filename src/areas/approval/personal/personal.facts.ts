import type { TFunction } from 'i18next';
import type { FactGroup } from '@/shared/record/Facts';
import type { Creator } from './personal.api';

/** The facts of a creator, in the groups of their page (docs/contract#3.4.3). */
export function personalFacts(t: TFunction<'approval'>) {
  const identity: FactGroup<Creator> = {
    title: t('personal.identity'),
    facts: [
      { name: 'realName', label: t('personal.realName'), as: 'copy' },
      { name: 'certType', label: t('personal.certType'), dict: 'biz_id_type' },
      { name: 'idCard', label: t('personal.idCard'), secret: 'idCard' },
      { name: 'sex', label: t('personal.sex'), dict: 'sys_user_sex' },
      { name: 'birthday', label: t('personal.birthday') },
      { name: 'bankAccountName', label: t('personal.bankAccountName') },
    ],
  };
  const basic: FactGroup<Creator> = {
    title: t('group.basic'),
    facts: [
      { name: 'id', label: t('personal.id'), as: 'copy' },
      { name: 'memberNo', label: t('personal.memberNo'), as: 'copy' },
      { name: 'nickName', label: t('personal.nickName') },
    ],
  };
  const contact: FactGroup<Creator> = {
    title: t('group.contact'),
    facts: [
      { name: 'phone', label: t('personal.phone'), secret: 'phone' },
      { name: 'email', label: t('personal.email'), as: 'copy' },
      { name: 'wechat', label: t('personal.wechat'), as: 'copy' },
      { name: 'regionName', label: t('regionName') },
    ],
  };
  const work: FactGroup<Creator> = {
    title: t('personal.work'),
    facts: [
      { name: 'education', label: t('personal.education'), dict: 'biz_education' },
      { name: 'schoolName', label: t('personal.schoolName') },
      { name: 'specialtyName', label: t('personal.specialtyName') },
      { name: 'occupationName', label: t('personal.occupationName') },
      { name: 'workYears', label: t('personal.workYears'), dict: 'biz_work_years' },
      { name: 'skillTags', label: t('personal.skillTags') },
      { name: 'introduction', label: t('personal.introduction'), as: 'lines' },
    ],
  };
  const payee: FactGroup<Creator> = {
    title: t('personal.payee'),
    facts: [
      { name: 'bankName', label: t('personal.bankName') },
      { name: 'bankAccount', label: t('personal.bankAccount'), secret: 'bank' },
    ],
  };
  const pictures: FactGroup<Creator> = {
    title: '',
    facts: [
      { name: 'idCardFront', label: t('personal.idCardFront'), as: 'picture' },
      { name: 'idCardBack', label: t('personal.idCardBack'), as: 'picture' },
      { name: 'handIdCard', label: t('personal.handIdCard'), as: 'picture' },
    ],
  };
  return { identity, basic, contact, work, payee, all: [identity, basic, contact, work, payee, pictures] };
}
