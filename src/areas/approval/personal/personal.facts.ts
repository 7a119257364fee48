import type { TFunction } from 'i18next';
import { groupOf } from '@/shared/record/factsOf';
import { creatorApi } from './personal.resource';

/** The fields of a creator, grouped as on the creator's detail page (docs/contract#3.4.3). */
export function personalFacts(t: TFunction<'approval'>) {
  const identity = groupOf(t, creatorApi, t('personal.identity'), [
    { name: 'realName', as: 'copy' },
    'certType',
    { name: 'idCard', secret: 'idCard' },
    'sex',
    'birthday',
    'bankAccountName',
  ]);
  const basic = groupOf(t, creatorApi, t('group.basic'), [
    { name: 'id', as: 'copy' },
    { name: 'memberNo', as: 'copy' },
    'nickName',
  ]);
  const contact = groupOf(t, creatorApi, t('group.contact'), [
    { name: 'phone', secret: 'phone' },
    { name: 'email', as: 'copy' },
    { name: 'wechat', as: 'copy' },
    'regionName',
  ]);
  const work = groupOf(t, creatorApi, t('personal.work'), [
    'education',
    'schoolName',
    'specialtyName',
    'occupationName',
    'workYears',
    'skillTags',
    { name: 'introduction', as: 'lines' },
  ]);
  const payee = groupOf(t, creatorApi, t('personal.payee'), ['bankName', { name: 'bankAccount', secret: 'bank' }]);
  const pictures = groupOf(t, creatorApi, '', [
    { name: 'idCardFront', as: 'picture' },
    { name: 'idCardBack', as: 'picture' },
    { name: 'handIdCard', as: 'picture' },
  ]);
  return { identity, basic, contact, work, payee, all: [identity, basic, contact, work, payee, pictures] };
}
