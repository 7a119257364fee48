import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';

/** A change that a dialog makes to a record, such as paying or rejecting it, or records that it creates. */
export interface RecordMove {
  /** The move's name, which its draft is kept under. */
  name: string;
  /** The record's id, 'new' for a record that is created. */
  record: Id;
  /**
   * Called after a failed save, with what was sent. Fetches the record and describes what was done with it when the move
   * is no longer possible, else resolves to undefined. Absent for a dialog that keeps its input only.
   */
  look?: (sent: Record<string, unknown>) => Promise<string | undefined>;
}

/** The move of a row: `may` says whether the record allows it, `now` what was done with a record that does not. */
export const moveOf = <T extends object>(
  api: CrudApi<T>,
  row: T,
  name: string,
  { may, now }: { may: (row: T) => boolean; now: (row: T) => string },
): RecordMove => ({
  name,
  record: api.idOf(row),
  look: async () => {
    const record = await api.get(api.idOf(row));
    return may(record) ? undefined : now(record);
  },
});
