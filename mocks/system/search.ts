import { http, type RequestHandler } from 'msw';
import { type Found, kinds, SEARCH, shapesOf } from '@/app/search/search.api';
import { asRead } from '@/shared/lib/rules/spoofs';
import { listPermission, type Searched } from '@/shared/area/searched';
import { type Call, may, secured } from '../access';
import { api, ok } from '../respond';
import { tables } from '../table';
import { pendingTasks } from '../workflow/tasks';
import { noticesFor } from './notices';

/** Max number of records of each kind in a search result. */
const EACH = 3;

type Row = Record<string, unknown>;

/** The tables to search, by kind of record. A user with the permission for the list of a kind may read all its rows. */
const TABLES: Readonly<Record<string, string>> = {
  'approval:company': 'approvalCompanies',
  'approval:school': 'approvalSchools',
  'approval:personal': 'approvalCreators',
  'approval:course': 'approvalCourses',
  'approval:position': 'approvalPositions',
  'member:cert': 'memberCerts',
  'resume:resume': 'resumes',
  'sales:order': 'orders',
  'finance:collection': 'collections',
  'finance:invoice': 'invoices',
  'finance:settlement': 'settlements',
  'contest:competition': 'competitions',
  'contest:registration': 'registrations',
  'system:user': 'users',
};

/** Returns the rows of a kind that the caller may list. */
async function rowsOf(searched: Searched, call: Call): Promise<object[]> {
  const { kind } = searched;
  const permission = listPermission(searched);
  if (permission && !(await may(call.user, permission))) return [];
  if (kind === 'activiti:task') return pendingTasks(call.user);
  if (kind === 'system:notice') return noticesFor(call);
  return (await tables.get(TABLES[kind] ?? '')?.all()) ?? [];
}

/** True if a keyword is part of a name or number, or equals an id, code or phone, as in the filters of lists. */
function isFound(row: Row, { filters, title, subtitle, id = ['id'], isWhole }: Searched, keyword: string): boolean {
  const shapes = shapesOf(keyword);
  const has = (field: string) => asRead(textOf(row, field)).toLowerCase().includes(asRead(keyword).toLowerCase());
  if (isWhole) return has(title) || has(subtitle ?? title);
  if (shapes.includes('id') && id.every((field) => textOf(row, field) === keyword)) return true;
  return Object.entries(filters).some(([field, shape]) => {
    if (!shape || !shapes.includes(shape)) return false;
    return shape === 'code' || shape === 'phone' ? textOf(row, field) === keyword : has(field);
  });
}

const textOf = (row: Row, field = '') => String(row[field] ?? '');

/** Searches all kinds of records that the caller may list (docs/contract#2.38). */
export const searchHandlers: RequestHandler[] = [
  http.get(
    api(SEARCH),
    secured(null, async (call) => {
      const keyword = call.query.get('keyword')?.trim() ?? '';
      const found: Found[] = [];
      for (const kind of keyword.length < 2 ? [] : kinds) {
        const rows = ((await rowsOf(kind, call)) as Row[]).filter((row) => isFound(row, kind, keyword));
        const { id = ['id'], title, subtitle, status } = kind;
        for (const row of rows.slice(0, EACH)) {
          found.push({
            kind: kind.kind,
            id: id.map((field) => textOf(row, field)).join(':'),
            title: textOf(row, title),
            subtitle: subtitle === undefined ? null : textOf(row, subtitle),
            status: status === undefined ? null : textOf(row, status),
          });
        }
      }
      return ok(found);
    }),
  ),
];
