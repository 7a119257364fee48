import { expect, it } from 'vitest';
import { offered, type RecordMoves } from '@/shared/resource/transitions/recordMoves';
import { companyMoves } from './company/company.states';
import { courseMoves } from './course/course.states';
import { personalMoves } from './personal/personal.states';
import { positionMoves } from './position/position.states';
import { schoolMoves } from './school/school.states';

const decide = ['pass', 'reject', 'ask'];

it.each<[string, RecordMoves, object, string[]]>([
  ['company', companyMoves, { auditStatus: '0', status: '0' }, decide],
  ['company', companyMoves, { auditStatus: '1', status: '0' }, ['disable']],
  ['company', companyMoves, { auditStatus: '1', status: '1' }, ['enable']],
  ['company', companyMoves, { auditStatus: '2', status: '0' }, ['remove']],
  ['company', companyMoves, { auditStatus: '3', status: '1' }, ['remove']],
  ['company', companyMoves, { auditStatus: '6', status: '0' }, []],
  ['school', schoolMoves, { auditStatus: '0', status: '0' }, decide],
  ['school', schoolMoves, { auditStatus: '1', status: '0' }, ['disable']],
  ['school', schoolMoves, { auditStatus: '2', status: '0' }, ['remove']],
  ['creator', personalMoves, { auditStatus: '0', status: '0' }, [...decide, 'disable']],
  ['creator', personalMoves, { auditStatus: '2', status: '1' }, ['enable']],
  ['course', courseMoves, { auditStatus: '0', shelfStatus: '0', isRecommend: 'N' }, decide],
  ['course', courseMoves, { auditStatus: '1', shelfStatus: '0', isRecommend: 'N' }, ['shelve', 'recommend']],
  ['course', courseMoves, { auditStatus: '1', shelfStatus: '1', isRecommend: 'Y' }, ['unshelve', 'unrecommend']],
  ['course', courseMoves, { auditStatus: '1', shelfStatus: '2', isRecommend: 'N' }, ['shelve', 'recommend']],
  ['course', courseMoves, { auditStatus: '2', shelfStatus: '0', isRecommend: 'N' }, []],
  ['position', positionMoves, { auditStatus: '0', positionStatus: '0', isTop: 'N' }, decide],
  ['position', positionMoves, { auditStatus: '1', positionStatus: '1', isTop: 'N' }, ['offline', 'top']],
  ['position', positionMoves, { auditStatus: '1', positionStatus: '1', isTop: 'Y' }, ['offline', 'untop']],
  ['position', positionMoves, { auditStatus: '1', positionStatus: '4', isTop: 'N' }, []],
  ['position', positionMoves, { auditStatus: '1', positionStatus: '3', isTop: 'Y' }, ['untop']],
])('a %s offers exactly the actions allowed by its audit status and state (case %#)', (_kind, moves, record, names) =>
  expect(offered(moves, record)).toEqual(names),
);
