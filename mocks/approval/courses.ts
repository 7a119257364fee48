import { z } from 'zod';
import { courseSchema } from '@/areas/approval/course/course.resource';
import { courseChecks } from '@/areas/approval/course/course.checks';
import { courseMoves } from '@/areas/approval/course/course.states';
import { act, auditLogs, reasonOf } from '../moves';
import { refuse } from '../respond';
import { approvalCourses } from '../seeds/approval/courses';
import { defineTable } from '../table';
import { history, moveRow, reviewed } from './review';

const path = '/biz/course';
const permission = 'approval:course';
const courses = defineTable({
  name: 'approvalCourses',
  idKey: 'id',
  schema: z.object(courseSchema.shape).extend({ id: z.number(), auditLogs }),
  seed: approvalCourses,
});

/** Courses that are reviewed, put on the shelf and recommended (docs/contract#3.4.4). */
export const courseHandlers = [
  ...reviewed({
    path,
    table: courses,
    permission,
    moves: courseMoves,
    checks: courseChecks,
    sortable: ['courseName', 'price', 'studyCount', 'sort'],
    filters: {
      courseName: 'like',
      courseTypeId: 'eq',
      ownerType: 'eq',
      ownerName: 'like',
      courseMode: 'eq',
      shelfStatus: 'eq',
      isRecommend: 'eq',
      auditStatus: 'eq',
    },
  }),
  act({
    path,
    table: courses,
    verb: 'shelf',
    permission: `${permission}:shelf`,
    change: (row, body, call) => {
      if (body.shelfStatus === '1') return { shelfStatus: moveRow(courseMoves.shelve, row) };
      if (body.shelfStatus !== '2') refuse('参数错误', 400);
      const shelfStatus = moveRow(courseMoves.unshelve, row);
      return { shelfStatus, auditLogs: history(row, 'offline', '1', reasonOf(body, 'reason', '请输入下架原因'), call) };
    },
  }),
  act({
    path,
    table: courses,
    verb: 'recommend',
    permission: `${permission}:recommend`,
    change: (row, { isRecommend }) => ({
      isRecommend: moveRow(isRecommend === 'Y' ? courseMoves.recommend : courseMoves.unrecommend, row),
    }),
  }),
];
