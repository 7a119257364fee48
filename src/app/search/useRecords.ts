import { queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { toList, toPage } from '@/shared/api/envelope';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { isMissing, useHas } from '@/shared/api/optional';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import { listPermission, type Searched } from '@/shared/area/searched';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { useMenuLink } from '@/shared/menu/links';
import { fieldLimit } from '@/shared/resource/fieldRights';
import { type Found, foundSchema, kinds, SEARCH, shapesOf } from './search.api';

/** How long the text must stay unchanged before the request, in milliseconds. */
const DEBOUNCE = 250;
/** Min length of a text to search for records, and max number of records shown of each kind. */
const MIN = 2;
const SHOWN = 3;
/** Max number of lists to search in parallel. Applies only if the server cannot search all kinds in one call. */
const AT_ONCE = 4;

/** A found record. `source` is the record's kind, and `to` is the address of the record's screen. */
export interface FoundRecord extends Found {
  source: Searched;
  to: string;
}

/**
 * The records that match `text`. Searches only kinds that the user may list. `isLoading` is true until all responses
 * have arrived. `isFailed` is true if any request failed. A changed text aborts the previous search.
 */
export function useRecords(text: string): { found: FoundRecord[]; isLoading: boolean; isFailed: boolean } {
  const linkOf = useMenuLink();
  const user = useSession((session) => session.user);
  const hasSearch = useHas('GET', SEARCH);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE, text);
    return () => clearTimeout(timer);
  }, [text]);
  const mine = kinds.filter((kind) => {
    const permission = listPermission(kind);
    return linkOf(kind.list) !== undefined && (permission === undefined || can(user, permission));
  });
  const query = asked.trim();
  const queries =
    query.length < MIN ? [] : hasSearch ? [searchOf(query)] : mine.flatMap((kind) => callsOf(kind, query));
  const answers = useQueries({ queries });
  if (asked !== text) return { found: [], isLoading: text.trim().length >= MIN, isFailed: false };
  const found = answers
    .flatMap(({ data }) => data ?? [])
    .flatMap((record) => {
      const source = mine.find(({ kind }) => kind === record.kind);
      const to = source && linkOf(source.to ?? source.list, queryOf(source, record));
      return source && to !== undefined ? [{ ...record, source, to }] : [];
    });
  return {
    // A record may be found by several of its fields, but is listed once.
    found: [...new Map(found.map((record) => [record.to, record])).values()],
    isLoading: answers.some(({ isFetching }) => isFetching),
    isFailed: answers.some(({ error }) => error !== null && !isMissing(error)),
  };
}

function queryOf({ title, status, query }: Searched, record: Found) {
  const usual = status ? { [title]: 'title' as const, [status]: 'status' as const } : { id: 'id' as const };
  return Object.fromEntries(Object.entries(query ?? usual).map(([name, field]) => [name, record[field]]));
}

const queryBy = (url: string, params: object, find: (signal: AbortSignal) => Promise<Found[]>) =>
  queryOptions({
    queryKey: keysOf(url).options(`palette ${JSON.stringify(params)}`),
    queryFn: ({ signal }) => find(signal),
    retry: false,
    staleTime: 30_000,
  });

/** The query that searches all kinds in one call. */
const searchOf = (keyword: string) =>
  queryBy(SEARCH, { keyword }, async (signal) => {
    const answer = await request({ url: SEARCH, params: { keyword }, signal, quiet: true });
    return parseRows(foundSchema, toList(answer), SEARCH, 'id');
  });

/**
 * The calls that search one kind: one call for each filter of the kind's list that fits `query`, and one call by id if
 * `query` may be an id. If `isWhole` is true, at most one call, which fetches the whole list.
 */
function callsOf(source: Searched, query: string) {
  const { kind, path, filters, isWhole } = source;
  const shapes = shapesOf(query);
  if (isWhole)
    return shapes[0] === 'name' ? [listed(source, { url: path, params: { pageNum: 1, pageSize: 1000 } }, query)] : [];
  const lists = Object.entries(filters)
    .filter(([field, shape]) => shape && shapes.includes(shape) && fieldLimit(kind, field) !== 'hidden')
    .map(([field]) => ({ url: `${path}/list`, params: { [field]: query, pageNum: 1, pageSize: SHOWN } }));
  const byId = shapes.includes('id') ? [{ url: `${path}/get/${query}`, params: {} }] : [];
  return [...lists, ...byId].map((call) => listed(source, call, query));
}

function listed(source: Searched, { url, params }: { url: string; params: object }, query: string) {
  const { kind, title, subtitle, status, id: ids = ['id'], isWhole } = source;
  const fields = [...ids, title, ...[subtitle, status].filter((field) => field !== undefined)];
  const schema = z.object(Object.fromEntries(fields.map((field) => [field, id.nullish()])));
  return queryBy(url, params, async (signal) => {
    const isList = 'pageNum' in params;
    const answer = await inTurn(signal, () => request({ url, params, signal, quiet: true })).catch((error: unknown) => {
      // A failed call by id is ignored: no record has this id, or the user may not read the record.
      if (isList) throw error;
      return undefined;
    });
    const rows = parseRows(schema, isList ? toPage(answer).records : answer ? [answer] : [], url);
    const textOf = (row: (typeof rows)[number], field?: string) =>
      field === undefined || fieldLimit(kind, field) === 'hidden' ? '' : String(row[field] ?? '');
    return rows
      .map((row) => ({
        kind,
        id: ids.map((field) => textOf(row, field)).join(':'),
        title: textOf(row, title),
        subtitle: textOf(row, subtitle),
        status: textOf(row, status),
      }))
      .filter((record) => !isWhole || `${record.title} ${record.subtitle}`.includes(query))
      .slice(0, SHOWN);
  });
}

let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most `AT_ONCE` calls at the same time. A call that is aborted before its turn is never sent. */
async function inTurn<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    signal.throwIfAborted();
    return await ask();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
