import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import { columnsOf } from '@/shared/list/columnsOf';
import { useWaitingColumns } from '@/shared/review/reviewColumns';
import { type Registration, registrationApi } from './registration.resource';
import { registrations } from './registration.review';

/** The columns and filters of the registrations. The contest column appears only if the list has several contests. */
export function useRegistrationColumns(ofSeveral: boolean): Column<Registration>[] {
  const { t } = useTranslation('contest');
  return columnsOf(t, registrationApi, [
    { field: 'realName', filter: true },
    ...useWaitingColumns<Registration>(registrations),
    ...(ofSeveral ? [{ field: 'competitionName' as const, width: 'l' as const }] : []),
    { field: 'payStatus', filter: true },
    { field: 'groupType', filter: true },
    { field: 'unitName', filter: true },
    { field: 'phone', secret: 'phone', filter: true },
    'sex',
    'regionName',
    { field: 'bestSpeed', sort: true },
    'bestAccuracy',
    { field: 'rank', sort: true },
    { field: 'registerNo', filter: true },
  ]);
}
