import { entry, listAddress, text } from '@/shared/list/listAddress';
import type { PagedKind } from '@/shared/review/review';
import { reviewFilters } from '@/shared/review/reviewFilters';
import { registrationChecks } from './registration.checks';
import { type Registration, registrationApi } from './registration.resource';
import { registrationMoves } from './registration.states';

/** The API of registrations, with their status changes and review settings. */
export const registrations = {
  api: registrationApi,
  moves: registrationMoves,
  states: 'biz_registration_status',
  since: 'registerTime',
  checks: registrationChecks,
  presets: 'contest:registration.presets.reject',
  askItems: 'contest:registration.askItems',
  undo: true,
  address: listAddress({
    filters: {
      competitionId: text,
      realName: text,
      payStatus: entry,
      groupType: entry,
      unitName: text,
      phone: text,
      registerNo: text,
      ...reviewFilters,
    },
    sortable: ['registerTime', 'bestSpeed', 'rank'],
    tab: { field: 'registerStatus', values: ['0', '6', '1', '4', '5', '2', '3'] },
    defaultSort: ({ registerStatus }) => ({ field: 'registerTime', order: registerStatus === '0' ? 'asc' : 'desc' }),
  }),
  // The contract has no menu row for a single registration, so the review uses the address of the list.
  listKey: 'registrationList',
  detailKey: 'registrationList',
  reveal: 'contest:registration:get',
} satisfies PagedKind<Registration>;
