import { z } from 'zod';
import { schoolSchema } from '@/areas/approval/school/school.resource';
import { schoolChecks } from '@/areas/approval/school/school.checks';
import { schoolMoves } from '@/areas/approval/school/school.states';
import { auditLogs } from '../moves';
import { approvalSchools } from '../seeds/approval/schools';
import { defineTable } from '../table';
import { reviewed } from './review';

const schools = defineTable({
  name: 'approvalSchools',
  idKey: 'id',
  schema: z.object(schoolSchema.shape).extend({ id: z.number(), auditLogs }),
  seed: approvalSchools,
});

/** Schools under review (docs/contract#3.4.2). */
export const schoolHandlers = reviewed({
  path: '/biz/school',
  table: schools,
  permission: 'approval:school',
  moves: schoolMoves,
  checks: schoolChecks,
  sortable: ['schoolName', 'studentCount'],
  filters: {
    schoolName: 'like',
    creditCode: 'eq',
    schoolNature: 'eq',
    schoolLevel: 'eq',
    provinceId: 'eq',
    cityId: 'eq',
    contactName: 'like',
    contactPhone: 'eq',
    status: 'eq',
    auditStatus: 'eq',
  },
  secrets: { contactPhone: 'phone' },
  merging: {
    memberType: '2',
    nameField: 'schoolName',
    together: { regionName: ['provinceId', 'cityId'], specialtyNames: ['specialtyIds'] },
    added: ['studentCount', 'courseCount'],
  },
});
