import { entry, text } from '@/shared/list/listAddress';
import type { PagedKind } from '@/shared/review/review';
import { reviewListAddress } from '../ui/reviewListAddress';
import { companyChecks } from './company.checks';
import { companyMoves } from './company.states';
import { type Company, companyApi } from './company.resource';

/** The API of companies with their review settings. */
export const companies = {
  api: companyApi,
  moves: companyMoves,
  checks: companyChecks,
  presets: 'approval:presets.company',
  askItems: 'approval:askItems.company',
  undo: true,
  address: reviewListAddress(
    {
      companyName: text,
      creditCode: text,
      contactName: text,
      contactPhone: text,
      industryId: text,
      companyNature: entry,
      companyScale: entry,
      provinceId: text,
      cityId: text,
      status: entry,
    },
    ['companyName', 'positionCount'],
  ),
  listKey: 'companyAudit',
  detailKey: 'companyDetail',
} satisfies PagedKind<Company>;
