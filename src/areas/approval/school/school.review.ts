import { entry, text } from '@/shared/list/listAddress';
import type { PagedKind } from '@/shared/review/review';
import { reviewListAddress } from '../ui/reviewListAddress';
import { schoolChecks } from './school.checks';
import { schoolMoves } from './school.states';
import { type School, schoolApi } from './school.resource';

/** The API of schools with their review settings. */
export const schools = {
  api: schoolApi,
  moves: schoolMoves,
  checks: schoolChecks,
  presets: 'approval:presets.school',
  askItems: 'approval:askItems.school',
  undo: true,
  address: reviewListAddress(
    {
      schoolName: text,
      creditCode: text,
      contactName: text,
      contactPhone: text,
      schoolNature: entry,
      schoolLevel: entry,
      provinceId: text,
      cityId: text,
      status: entry,
    },
    ['schoolName', 'studentCount'],
  ),
  listKey: 'schoolAudit',
  detailKey: 'schoolDetail',
} satisfies PagedKind<School>;
