import { entry, text } from '@/shared/list/listAddress';
import type { PagedKind } from '@/shared/review/review';
import { reviewListAddress } from '../ui/reviewListAddress';
import { personalChecks } from './personal.checks';
import { personalMoves } from './personal.states';
import { type Creator, creatorApi } from './personal.resource';

/** The API of creators with their review settings. */
export const creators = {
  api: creatorApi,
  moves: personalMoves,
  checks: personalChecks,
  presets: 'approval:presets.personal',
  askItems: 'approval:askItems.personal',
  undo: true,
  address: reviewListAddress(
    { nickName: text, realName: text, memberNo: text, phone: text, education: entry, status: entry },
    ['memberNo'],
  ),
  listKey: 'personalAudit',
  detailKey: 'personalDetail',
} satisfies PagedKind<Creator>;
