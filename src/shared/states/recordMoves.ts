import type { Entity } from '@/shared/vocabulary/permission';
import { allows, type Move } from './moves';

/** A move of one field of a record, where a record has several states side by side. */
export interface RecordMove extends Move {
  /** The field that moves. */
  field: string;
  /** What other fields have to be for it: a course is put on the shelf only once it is approved. */
  when?: Readonly<Record<string, readonly string[]>>;
}

/** The moves of one kind of record: shared by its buttons, the mocks and the tests. */
export type RecordMoves<Name extends string = string> = Readonly<Record<Name, RecordMove>>;

/** Whether a move may be made with a record as it is. */
export function offers({ field, when = {}, ...move }: RecordMove, record: object): boolean {
  const value = (name: string) => (record as Record<string, string | null | undefined>)[name];
  return allows(move, value(field)) && Object.entries(when).every(([name, some]) => some.includes(value(name) ?? ''));
}

/** The moves that may be made with a record, in the table's order. */
export const offered = <Name extends string>(moves: RecordMoves<Name>, record: object): Name[] =>
  (Object.keys(moves) as Name[]).filter((name) => offers(moves[name], record));

/** The decisions of AUDIT (docs/contract#3.2): only what waits is decided, whose permissions begin with `prefix`. */
export const auditMoves = (prefix: Entity) => ({
  pass: { field: 'auditStatus', from: ['0'], to: '1', permission: `${prefix}:audit` as const },
  reject: { field: 'auditStatus', from: ['0'], to: '2', permission: `${prefix}:audit` as const },
});
