import type { Contract, Operation, Schema } from '../contract';
import { type Row, rowsIn, type Server } from '../server';

/** A kind of record that the checker creates, changes and removes again. */
export interface Trial {
  path: string;
  id: string;
  save: Operation;
  update: Operation;
  remove: Operation;
  list: Operation;
  get?: Operation | undefined;
  /** Returns the body of a new record. A record with another mark has another name. */
  make: (mark: string) => Row;
  /** The text fields that contain the mark. The first one is used to find the record in its list. */
  marked: readonly [string, ...string[]];
}

/** Kinds whose records grant permissions, reach people, or are part of the organization's trees. */
const HARMFUL = /^\/act\/|^\/system\/(?:user|role|menu|dept|districts|notice|dfs|accounts|agreement)\b/;

/** Returns the kinds with list, save, update and remove whose records are harmless. */
export async function trialsOf(server: Server, { operations }: Contract): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const save of operations) {
    const path = save.path.replace(/\/save$/, '');
    if (save.path === path || HARMFUL.test(path)) continue;
    const of = (verb: string) => operations.find((one) => one.path === `${path}/${verb}`);
    const [list, update, get] = [of('list'), of('update'), of('get/{id}')];
    const remove = of('remove') ?? of('remove/{ids}');
    if (!list || !update?.body.includes('updateTime') || !remove || list.id === undefined) continue;
    const free = Object.entries(save.sent.properties ?? {})
      .filter(([name, field]) => save.sent.required?.includes(name) && isFree(field) && !isAddress(save.sample[name]))
      .map(([name]) => name);
    const rows = rowsIn(await server.ask(`${path}/list?pageNum=1&pageSize=100`));
    // A field with the same text in several records may contain the name of a record of another kind.
    const own = free.filter((name) => new Set(rows.map((row) => row[name] ?? row)).size === rows.length);
    const [first, ...others] = own.length > 0 ? own : free.slice(0, 1);
    if (first === undefined) continue;
    const base = await baseOf(server, { path, id: list.id, get }, rows[0]);
    const trial = { path, id: list.id, save, update, remove, list, get, marked: [first, ...others] as const };
    trials.push({ ...trial, make: (mark) => madeOf(save, trial.marked, { ...save.sample, ...base }, mark) });
  }
  return trials;
}

/** Returns an existing record, because the other records that it refers to exist; empty if there is none. */
async function baseOf(server: Server, { path, id, get }: Pick<Trial, 'path' | 'id' | 'get'>, row?: Row): Promise<Row> {
  if (!row || !get) return present(row ?? {});
  const reply = await server.ask(`${path}/get/${encodeURIComponent(String(row[id]))}`);
  return present(reply.kind === 'data' ? (reply.data as Row | null) : row);
}

const present = (row: Row | null): Row =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null && !String(value).includes('**')));

function madeOf({ sent }: Operation, marked: readonly string[], base: Row, mark: string): Row {
  const made: Row = {};
  for (const [name, field] of Object.entries(sent.properties ?? {})) {
    const value = base[name];
    if (value === undefined || value === null || name === 'updateTime') continue;
    if (marked.includes(name)) made[name] = withMark(String(value), field, mark);
    else if (sent.required?.includes(name) || !isOwn(name)) made[name] = value;
    // Creates the record disabled if possible, so that nobody can select it.
    if (field['x-dictionary'] === 'sys_normal_disable') made[name] = '1';
  }
  return made;
}

/** True for an optional field whose value belongs to one record only. A copied value might be refused. */
const isOwn = (name: string) => /(?:code|no|phone|email)$/i.test(name);

/** Returns the text with the mark at its end. If the text is a number, its digits are replaced. */
function withMark(value: string, { maxLength = 50 }: Schema, mark: string): string {
  if (/^\d+$/.test(value)) {
    const digits = String(Number.parseInt(mark, 36)).slice(-(value.length - 3));
    return value.slice(0, value.length - digits.length) + digits;
  }
  return value.slice(0, maxLength - mark.length) + mark;
}

/** True for a text that can have any content. */
function isFree({ type, maxLength = 0, format, enum: values, ...more }: Schema): boolean {
  return type === 'string' && maxLength >= 8 && !format && !values && !more['x-dictionary'] && !more['x-time'];
}

const isAddress = (value: unknown) => /^(?:\/|https?:)/.test(String(value));

/** Returns the marked fields that must be unique on their own, from "x unique" in the description of the save call. */
export const uniqueOf = ({ save, marked }: Trial): string[] =>
  marked.filter((name) => new RegExp(`(?<!\\+ )\\b${name} unique(?=[.,;])`).test(save.description));
