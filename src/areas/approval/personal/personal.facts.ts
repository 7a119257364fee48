import type { TFunction } from 'i18next';
import { factsOf } from '@/shared/record/factsOf';
import type { FactGroup } from '@/shared/record/Facts';
import { type Creator, creatorApi } from './personal.resource';

/** The facts of a creator, in the groups of their page (docs/contract#3.4.3). */
export function personalFacts(t: TFunction<'approval'>) {
  const identity: FactGroup<Creator> = {
    title: t('personal.identity'),
    facts: factsOf(t, creatorApi, [
      { name: 'realName', as: 'copy' },
      'certType',
      { name: 'idCard', secret: 'idCard' },
      'sex',
      'birthday',
      'bankAccountName',
    ]),
  };
  const basic: FactGroup<Creator> = {
    title: t('group.basic'),
    facts: factsOf(t, creatorApi, [{ name: 'id', as: 'copy' }, { name: 'memberNo', as: 'copy' }, 'nickName']),
  };
  const contact: FactGroup<Creator> = {
    title: t('group.contact'),
    facts: factsOf(t, creatorApi, [
      { name: 'phone', secret: 'phone' },
      { name: 'email', as: 'copy' },
      { name: 'wechat', as: 'copy' },
      'regionName',
    ]),
  };
  const work: FactGroup<Creator> = {
    title: t('personal.work'),
    facts: factsOf(t, creatorApi, [
      'education',
      'schoolName',
      'specialtyName',
      'occupationName',
      'workYears',
      'skillTags',
      { name: 'introduction', as: 'lines' },
    ]),
  };
  const payee: FactGroup<Creator> = {
    title: t('personal.payee'),
    facts: factsOf(t, creatorApi, ['bankName', { name: 'bankAccount', secret: 'bank' }]),
  };
  const pictures: FactGroup<Creator> = {
    title: '',
    facts: factsOf(t, creatorApi, [
      { name: 'idCardFront', as: 'picture' },
      { name: 'idCardBack', as: 'picture' },
      { name: 'handIdCard', as: 'picture' },
    ]),
  };
  return { identity, basic, contact, work, payee, all: [identity, basic, contact, work, payee, pictures] };
}
