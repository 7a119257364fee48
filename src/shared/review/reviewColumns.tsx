import type { TFunction } from 'i18next';
import type { Column } from '@/shared/list/column';
import type { Reviewable } from './review';
import { minutesBetween, ageText } from './waitingTime';

/** What a reviewer picks a record by, right after its name: its state, how long it waits, and since when. */
export function waitingColumns<T extends Reviewable>(t: TFunction<'review'>): Column<T>[] {
  return [
    { field: 'auditStatus', title: t('review:field.auditStatus'), dict: 'biz_audit_status', place: 'state' },
    {
      key: 'waiting',
      title: t('review:field.waiting'),
      width: 's',
      place: 'fact',
      text: ({ auditStatus, submitTime }) =>
        auditStatus === '0' ? ageText(t, minutesBetween(submitTime, new Date().toISOString())) : '',
    },
    { field: 'submitTime', title: t('review:field.submitTime'), kind: 'time', sort: true, filter: true },
  ] as Column<Reviewable>[] as Column<T>[]; // a field of every record is a field of each
}

/** Who decided and when; for those who look it up. */
export function decidedColumns<T extends Reviewable>(t: TFunction<'review'>): Column<T>[] {
  return [
    { field: 'auditBy', title: t('review:field.auditBy') },
    { field: 'auditTime', title: t('review:field.auditTime'), kind: 'time', sort: true },
  ] as Column<Reviewable>[] as Column<T>[]; // as above
}
