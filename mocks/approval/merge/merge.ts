import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { reviewShape } from '@/shared/review/review';
import { type Call, secured } from '../../access';
import { MISSING } from '../../crud';
import { withFacts } from '../../facts';
import { inTurn } from '../../inTurn';
import { type AuditLog, logged } from '../../moves';
import { api, bodyOf, ok, refuse, timestamp } from '../../respond';
import type { Table } from '../../table';
import { isEqual, laterThan, merge, type MergeRules, type Row, rowsOf, undo } from './mergePlan';
import { graphOf, mergedInto, merges, type Merging, notUndone, referencesTo, write } from './mergeStore';
import { FREE, refuseIfTaken, type Taken } from '../reviewers';

/** The number of days during which a merge can be undone. */
const DAYS = 30;

const id = z.union([z.number(), z.string()]);

interface MergedResource<R extends object> extends Merging {
  path: string;
  permission: string;
  table: Table<R>;
}

/** Fields that the kept record never takes over: id, account, membership, and the fields of the review. */
const KEPT = new Set([
  ...Object.keys(reviewShape),
  'id',
  'memberNo',
  'schoolId',
  'status',
  'memberLevel',
  'memberExpireTime',
]);

const mergeBody = z.object({ keepId: id, dropId: id, take: z.array(z.string()), version: z.string() });

/** The calls that merge two records of a kind and undo a merge: `merge`, `merge/plan`, `merges`, `merge/undo`. */
export function mergesOf<R extends object>(resource: MergedResource<R>): RequestHandler[] {
  const { path, memberType, table } = resource;
  const permission = `${resource.permission}:merge`;
  const references = referencesTo(memberType, resource.permission);
  const rules: MergeRules = { ...resource, table: table.name, references };
  const { nameField, joined = [], added = [] } = rules;
  const nameOf = (row: Row) => String(row[nameField]);
  const takeable = Object.keys(table.schema.shape).filter(
    (field) => !KEPT.has(field) && ![...joined, ...added].includes(field),
  );

  /** Returns the two records if the caller may merge them now; otherwise throws a refusal. */
  async function pair(call: Call, keepId: unknown, dropId: unknown) {
    if (String(keepId) === String(dropId)) refuse('请选择两条不同的记录');
    const [keep, drop] = [await find(keepId), await find(dropId)];
    for (const row of [keep, drop]) await refuseIfTaken(row as Taken, call);
    if (drop.auditStatus === '1' && keep.auditStatus !== '1') refuse('已通过审核的记录不能并入未通过审核的记录');
    const graph = await graphOf(rules);
    const rows = rowsOf(graph, rules, drop.id);
    const version = digest(
      [keep, drop].map(withoutReviewer),
      rows.map(({ row }) => row.id),
    );
    return { keep, drop, graph, rows, version };
  }

  async function find(recordId: unknown): Promise<Row> {
    const row = await table.find(recordId);
    return (row as Row | undefined) ?? refuse((await mergedInto(path, recordId)) ?? MISSING);
  }

  async function plan(call: Call) {
    const { keep, drop, rows, version } = await pair(call, call.query.get('keepId'), call.query.get('dropId'));
    const lists = joined.map((field) => ({ kind: field, count: Array.isArray(drop[field]) ? drop[field].length : 0 }));
    const moves = references.map(({ kind }) => ({
      kind,
      count: rows.filter(({ reference }) => reference.kind === kind).length,
    }));
    return ok({
      version,
      differs: takeable.filter((field) => !isEqual(keep[field], drop[field])),
      moves: [...moves, ...lists].filter(({ count }) => count > 0),
      until: timestamp(new Date(Date.now() + DAYS * 86_400_000)),
    });
  }

  async function mergeTwo(call: Call) {
    const body = mergeBody.safeParse(await bodyOf(call.request)).data ?? refuse('参数错误', 400);
    if (!body.take.every((field) => takeable.includes(field))) refuse('参数错误：take 无效', 400);
    const { keep, drop, graph, version } = await pair(call, body.keepId, body.dropId);
    Object.assign(call.about, { keepName: nameOf(keep), dropName: nameOf(drop) });
    if (version !== body.version) refuse('记录已被他人修改，请确认后重新合并', 409);
    const take = [...body.take, ...longerMembership(keep, drop)];
    const merged = merge(graph, rules, { keepId: keep.id, dropId: drop.id, take });
    await write(merged.writes);
    const [keepName, dropName] = [nameOf(await find(keep.id)), nameOf(drop)];
    await write([logOf(keep, 'merge', `${dropName} 并入本记录`, call)]);
    const row = await merges.insert({
      id: await merges.nextId(),
      path,
      keepName,
      dropName,
      mergeBy: call.user.userName,
      mergeTime: timestamp(),
      until: timestamp(new Date(Date.now() + DAYS * 86_400_000)),
      plan: { ...merged.plan, dropped: { ...drop, ...logOf(drop, 'merge', `并入 ${keepName}`, call).set } },
    });
    return ok({ mergeId: row.id });
  }

  async function undoOne(call: Call) {
    const { id: mergeId } = await bodyOf(call.request);
    const effective = await notUndone(path);
    const row = effective.find((one) => String(one.id) === String(mergeId));
    if (!row) refuse((await merges.find(mergeId))?.path === path ? '该合并已撤销' : MISSING);
    Object.assign(call.about, { keepName: row.keepName, dropName: row.dropName });
    if (row.until <= timestamp()) refuse(`合并已超过${DAYS}天，不能撤销`);
    const later = laterThan(effective, row).at(-1);
    if (later) refuse(`请先撤销之后的合并：${later.dropName} 并入 ${later.keepName}`);
    const keep = await find(row.plan.keepId);
    await refuseIfTaken(keep as Taken, call);
    const { dropped } = row.plan;
    await write([
      ...undo(await graphOf(rules), rules, row.plan),
      logOf(keep, 'unmerge', `${row.dropName} 不再并入本记录`, call),
      logOf(dropped, 'unmerge', `不再并入 ${row.keepName}`, call),
    ]);
    await merges.update(row.id, { undoTime: timestamp() });
    return ok();
  }

  /** Returns the write that adds an entry to the history of a record. */
  function logOf(row: Row, action: string, remark: string, call: Call) {
    const state = String(row.auditStatus ?? '');
    const entry = { action, fromStatus: state, toStatus: state, remark };
    return {
      table: table.name,
      id: row.id,
      set: { auditLogs: logged(row.auditLogs as AuditLog[] | null, entry, call) },
    };
  }

  async function list() {
    const rows = (await notUndone(path)).filter(({ until }) => until > timestamp());
    return ok(
      rows.toReversed().map(({ plan: { keepId, dropId, rows: moved }, path: _path, ...row }) => ({
        ...row,
        keepId,
        dropId,
        count: moved.filter(({ cells: [owner] }) => owner.from !== owner.to).length,
      })),
    );
  }

  return [
    http.get(api(`${path}/merge/plan`), secured(permission, plan)),
    http.get(api(`${path}/merges`), secured(permission, list)),
    http.post(
      api(`${path}/merge`),
      withFacts(secured(permission, inTurn(mergeTwo)), {
        body: { schema: mergeBody, required: Object.keys(mergeBody.shape) },
      }),
    ),
    http.post(
      api(`${path}/merge/undo`),
      withFacts(secured(permission, inTurn(undoOne)), { body: { schema: z.object({ id }), required: ['id'] } }),
    ),
  ];
}

/** The membership fields to take over: those of the dropped record if its membership ends later. */
const longerMembership = (keep: Row, drop: Row) =>
  String(drop.memberExpireTime ?? '') > String(keep.memberExpireTime ?? '') ? ['memberLevel', 'memberExpireTime'] : [];

/** Removes the reviewer from a row, because a new reviewer does not count as a change of the record. */
const withoutReviewer = (row: Row) => ({ ...row, ...FREE });

/** Returns a short hash that changes when one of the values changes. */
const digest = (...values: unknown[]) =>
  [...JSON.stringify(values)]
    .reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7)
    .toString(36);
