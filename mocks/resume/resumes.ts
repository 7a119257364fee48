import { revealOf } from '../reveal';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { z } from 'zod';
import { resumeSchema } from '@/areas/resume/resume/resume.resource';
import { resumeMoves } from '@/areas/resume/resume/resume.states';
import { crud } from '../crud';
import type { OwnFilter } from '../query';
import { act, auditLogs, logged, moved, reasonOf } from '../moves';
import { api } from '../respond';
import { certificatePicture, portrait } from '../seeds/portrait';
import { resumesSeed } from '../seeds/resumes';
import { defineTable } from '../table';

const resumeRow = z.object(resumeSchema.shape).extend({ id: z.number(), auditLogs });
type ResumeRow = z.infer<typeof resumeRow>;

const resumes = defineTable<ResumeRow>({ name: 'resumes', idKey: 'id', schema: resumeRow, seed: resumesSeed });

/** The fields omitted in lists, present only in a single resume. */
const WHOLE = ['selfEvaluation', 'educations', 'works', 'projects', 'trainings', 'skills', 'certificates'] as const;
const MORE = ['contestResults', 'attachments', 'auditLogs'] as const;

const secrets = { phone: 'phone', email: 'email' } as const;

const contains = (field: 'expectOccupations' | 'expectCities'): OwnFilter<ResumeRow> => ({
  match: 'contains',
  field,
  rule: 'one of the texts contains it',
  by: (value) => (row) => row[field]?.some((one) => one.includes(value)) ?? false,
});

/** The resume library (docs/contract#3.4.27); contacts are masked, and revealed only for `resume:resume:contact`. */
export const resumeHandlers: RequestHandler[] = [
  ...crud({
    path: '/biz/resume',
    table: resumes,
    permission: 'resume:resume',
    permissions: { get: 'resume:resume:get' },
    verbs: ['list', 'get'],
    range: 'refreshTime',
    spans: ['age'],
    sort: { field: 'refreshTime', order: 'desc' },
    sortable: ['age', 'completeness', 'viewCount', 'downloadCount', 'refreshTime'],
    filters: {
      realName: 'like',
      resumeNo: 'like',
      memberId: 'eq',
      phone: 'like',
      schoolName: 'like',
      education: 'eq',
      workYears: 'eq',
      jobStatus: 'eq',
      sex: 'eq',
      visibility: 'eq',
      status: 'eq',
      expectOccupations: contains('expectOccupations'),
      expectCities: contains('expectCities'),
    },
    secrets,
    maskRecord: true,
    presenter: ({ params }) => (params.id === undefined ? without : (row) => row),
  }),
  act({
    path: '/biz/resume',
    table: resumes,
    verb: 'status',
    permission: 'resume:resume:status',
    change: (row, body, call) => {
      const action = body.status === '1' ? 'hide' : 'restore';
      const status = moved(resumeMoves[action], row.status) as ResumeRow['status'];
      const remark = reasonOf(body, 'reason');
      return {
        status,
        auditLogs: logged(row.auditLogs, { action, fromStatus: row.status, toStatus: status, remark }, call),
      };
    },
  }),
  revealOf('/biz/resume', 'resume:resume:contact', { table: resumes, secrets }),
  http.get(api('/biz/resume/photo/:n'), ({ params }) => drawing(portrait(Number(params.n) || 1))),
  http.get(api('/biz/resume/certificate/:id'), async ({ params }) => {
    const row = await resumes.find(params.id);
    const [first] = row?.certificates ?? [];
    return drawing(certificatePicture(row?.realName ?? '', first?.certificateName ?? '', first?.certificateNo ?? ''));
  }),
];

const without = (row: ResumeRow) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => ![...WHOLE, ...MORE].some((one) => one === field)));

const drawing = (svg: string) =>
  new HttpResponse(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
