import { revealOf } from '../reveal';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { z } from 'zod';
import { resumeSchema } from '@/areas/resume/resume/resume.resource';
import { resumeMoves } from '@/areas/resume/resume/resume.states';
import { resumeChecks } from '@/areas/resume/resume/resume.checks';
import { failedFilter, failing } from '../approval/failing';
import { sameOf } from '../approval/same';
import { crud } from '../crud';
import type { OwnFilter } from '../query';
import { act, auditLogs, logged, moved, reasonOf } from '../moves';
import { api } from '../respond';
import { maskedRow } from '../secrets';
import { certificatePicture, portrait } from '../seeds/portrait';
import { resumesSeed } from '../seeds/resumes';
import { defineTable } from '../table';

const resumeRow = z.object(resumeSchema.shape).extend({ id: z.number(), auditLogs });
type ResumeRow = z.infer<typeof resumeRow>;

const resumes = defineTable<ResumeRow>({ name: 'resumes', idKey: 'id', schema: resumeRow, seed: resumesSeed });

/** The fields that are omitted in lists and present only in a single resume. */
const WHOLE = ['selfEvaluation', 'educations', 'works', 'projects', 'trainings', 'skills', 'certificates'] as const;
const MORE = ['contestResults', 'attachments', 'auditLogs'] as const;

const secrets = { phone: 'phone', email: 'email' } as const;

const contains = (field: 'expectOccupations' | 'expectCities'): OwnFilter<ResumeRow> => ({
  match: 'contains',
  field,
  rule: 'one of the texts contains it',
  by: (value) => (row) => row[field]?.some((one) => one.includes(value)) ?? false,
});

const isShown = ({ status }: Pick<ResumeRow, 'status'>) => status === '0';

/** Adds to a visible resume the names of the checks that it fails, compared with all other resumes. */
async function checker() {
  const failed = failing(resumeChecks, await resumes.all());
  return (row: ResumeRow) => ({ ...row, failedChecks: isShown(row) ? failed(row) : [] });
}

/** The resume library (docs/contract#3.4.27). Contact details are masked; `resume:resume:contact` reveals them. */
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
      failedChecks: failedFilter(resumes, resumeChecks, isShown),
    },
    secrets,
    maskRecord: true,
    presenter: async ({ params }) => {
      const checked = await checker();
      return params.id === undefined ? (row) => without(checked(row)) : checked;
    },
  }),
  sameOf({
    path: '/biz/resume',
    permission: 'resume:resume',
    table: resumes,
    presenter: async () => {
      const checked = await checker();
      return (row) => maskedRow(without(checked(row)), secrets);
    },
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
