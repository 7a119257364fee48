import { entry, text } from '@/shared/list/listAddress';
import type { PagedKind } from '@/shared/review/review';
import { reviewListAddress } from '../ui/reviewListAddress';
import { positionChecks } from './position.checks';
import { positionMoves } from './position.states';
import { type Position, positionApi } from './position.resource';

/** The API of positions with their review settings. */
export const positions = {
  api: positionApi,
  moves: positionMoves,
  checks: positionChecks,
  presets: 'approval:presets.position',
  askItems: 'approval:askItems.position',
  undo: true,
  address: reviewListAddress(
    {
      positionName: text,
      companyName: text,
      occupationId: text,
      jobNature: entry,
      education: entry,
      workYears: entry,
      provinceId: text,
      cityId: text,
      positionStatus: entry,
    },
    ['positionName', 'applyCount'],
  ),
  listKey: 'positionAudit',
  detailKey: 'positionDetail',
} satisfies PagedKind<Position>;
