import type { ProColumns } from '@ant-design/pro-components';
import type { TFunction } from 'i18next';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import type { Reviewable } from './review';

/** The last columns of every list of reviewed records: status, who decided and when, submission time. */
export function reviewColumns<T extends Reviewable>(t: TFunction<'review'>): ProColumns<T>[] {
  return [
    {
      ...dictColumn<Reviewable>('biz_audit_status', 'auditStatus', t('review:field.auditStatus')),
      search: false,
    } as ProColumns<T>,
    { dataIndex: 'submitTime', title: t('review:field.submitTime'), search: false, sorter: true },
    rangeColumn(t('review:field.submitTime')),
    { dataIndex: 'auditBy', title: t('review:field.auditBy'), search: false },
    { dataIndex: 'auditTime', title: t('review:field.auditTime'), search: false, sorter: true },
  ];
}
