import type { CheckedKind } from '@/shared/review/checks/askedChecks';
import type { MovedKind } from '@/shared/review/review';
import { resumeChecks } from './resume.checks';
import { type Resume, resumes } from './resume.resource';
import { type ResumeMove, resumeMoves } from './resume.states';

/** The API of resumes, with their status changes and checks. Changes can be undone; hidden resumes are not checked. */
export const resumeKind = {
  api: resumes,
  moves: resumeMoves,
  states: 'sys_normal_disable',
  undo: true,
  detailKey: 'resumeInfo',
  checks: resumeChecks,
  isChecked: ({ status }) => status === '0',
} satisfies MovedKind<Resume, ResumeMove> & CheckedKind<Resume>;
