import { companySchema } from '@/areas/approval/company/company.resource';
import { companyChecks } from '@/areas/approval/company/company.checks';
import { companyMoves } from '@/areas/approval/company/company.states';
import { z } from 'zod';
import { auditLogs } from '../moves';
import { approvalCompanies } from '../seeds/approval/companies';
import { defineTable } from '../table';
import { reviewed } from './review';

/** Companies that have applied for approval. */
const companies = defineTable({
  name: 'approvalCompanies',
  idKey: 'id',
  schema: z.object(companySchema.shape).extend({ id: z.number(), auditLogs }),
  seed: approvalCompanies,
});

/** Companies under review (docs/contract#3.4.1). */
export const companyHandlers = reviewed({
  path: '/biz/company',
  table: companies,
  permission: 'approval:company',
  moves: companyMoves,
  checks: companyChecks,
  sortable: ['companyName', 'positionCount'],
  filters: {
    companyName: 'like',
    creditCode: 'eq',
    contactName: 'like',
    contactPhone: 'eq',
    industryId: 'eq',
    companyNature: 'eq',
    companyScale: 'eq',
    provinceId: 'eq',
    cityId: 'eq',
    status: 'eq',
    auditStatus: 'eq',
  },
  secrets: { contactPhone: 'phone', legalIdCard: 'idCard' },
  merging: {
    memberType: '1',
    nameField: 'companyName',
    together: {
      industryName: ['industryId'],
      regionName: ['provinceId', 'cityId', 'districtId'],
      address: ['longitude', 'latitude'],
      benefitTagNames: ['benefitTagIds'],
    },
    joined: ['photos'],
    added: ['positionCount'],
  },
});
