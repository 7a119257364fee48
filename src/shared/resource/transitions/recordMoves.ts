import type { Entity } from '@/shared/vocabulary/permission';
import { allows, type Move } from './moves';

/** A transition of one field, for records with several state fields. `Field` is the union of the record's fields. */
export interface RecordMove<Field extends string = string> extends Move {
  /** The field whose value changes. */
  field: Field;
  /** The values that other fields must have. For example, only an approved course can be put on the shelf. */
  when?: { readonly [F in Field]?: readonly string[] };
}

/** The transitions of one kind of record, shared by its buttons, the mocks and the tests. */
export type RecordMoves<Name extends string = string, Field extends string = string> = Readonly<
  Record<Name, RecordMove<Field>>
>;

/** True when a transition is allowed for a record in its current state. */
export function offers({ field, when = {}, ...move }: RecordMove, record: object): boolean {
  const value = (name: string) => (record as Record<string, string | null | undefined>)[name];
  return (
    allows(move, value(field)) &&
    Object.entries(when).every(([name, some]) => some?.includes(value(name) ?? '') ?? true)
  );
}

/** The transitions allowed for a record, in the order of `moves`. */
export const offered = <Name extends string>(moves: RecordMoves<Name>, record: object): Name[] =>
  (Object.keys(moves) as Name[]).filter((name) => offers(moves[name], record));

/** The decisions of AUDIT (docs/contract#3.2), for pending records only. `prefix` is the permission's entity. */
export const auditMoves = (prefix: Entity) =>
  ({
    pass: { field: 'auditStatus', from: ['0'], to: '1', permission: `${prefix}:audit` },
    reject: { field: 'auditStatus', from: ['0'], to: '2', permission: `${prefix}:audit` },
  }) as const satisfies RecordMoves;

/** The moves of a record under review: the decisions of AUDIT, and asking the applicant for more information. */
export const reviewMoves = (prefix: Entity) =>
  ({
    ...auditMoves(prefix),
    ask: { field: 'auditStatus', from: ['0'], to: '6', permission: `${prefix}:audit` },
  }) as const satisfies RecordMoves;
