import type { DictName } from '@/shared/vocabulary/dictName';
import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import type { Registration } from './registration.api';

/** The columns and filters of the registrations; the contest column appears only in a list of several contests. */
export function useRegistrationColumns(ofSeveral: boolean): ProColumns<Registration>[] {
  const { t } = useTranslation('contest');
  const words = (key: keyof Registration & string): ProColumns<Registration> => ({
    dataIndex: key,
    title: t(`registration.${key}`),
  });
  const plain = (key: keyof Registration & string): ProColumns<Registration> => ({ ...words(key), search: false });
  const dict = (type: DictName, key: keyof Registration & string) =>
    dictColumn<Registration>(type, key, t(`registration.${key}`));
  const counted = (key: keyof Registration & string): ProColumns<Registration> => ({ ...plain(key), align: 'right' });
  return [
    words('realName'),
    words('registerNo'),
    { ...plain('competitionName'), hideInTable: !ofSeveral },
    { ...dict('biz_registration_status', 'registerStatus'), search: false },
    { ...dict('sys_user_sex', 'sex'), search: false },
    words('phone'),
    dict('biz_contest_group', 'groupType'),
    words('unitName'),
    plain('regionName'),
    dict('biz_order_status', 'payStatus'),
    { ...plain('registerTime'), sorter: true },
    rangeColumn(t('registration.registerTime')),
    { ...counted('bestSpeed'), sorter: true },
    counted('bestAccuracy'),
    { ...counted('rank'), sorter: true },
  ];
}
