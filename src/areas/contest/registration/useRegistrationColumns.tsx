import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import type { Registration } from './registration.resource';

/** The columns and filters of the registrations; the contest column appears only in a list of several contests. */
export function useRegistrationColumns(ofSeveral: boolean): Column<Registration>[] {
  const { t } = useTranslation('contest');
  const words = (field: keyof Registration & string) => ({ field, title: t(`registration.${field}`) });
  const counted = (field: keyof Registration & string) => ({ ...words(field), kind: 'number' as const });
  return [
    { ...words('realName'), filter: true },
    { ...words('registerStatus'), dict: 'biz_registration_status', card: 'state' },
    ...(ofSeveral ? [{ ...words('competitionName'), width: 'l' as const }] : []),
    { ...words('registerTime'), kind: 'time', sort: true, filter: true },
    { ...words('payStatus'), dict: 'biz_order_status', filter: true },
    { ...words('groupType'), dict: 'biz_contest_group', filter: true },
    { ...words('unitName'), filter: true },
    { ...words('phone'), secret: 'phone', filter: true },
    { ...words('sex'), dict: 'sys_user_sex' },
    words('regionName'),
    { ...counted('bestSpeed'), sort: true },
    counted('bestAccuracy'),
    { ...counted('rank'), sort: true },
    { ...words('registerNo'), filter: true },
  ];
}
