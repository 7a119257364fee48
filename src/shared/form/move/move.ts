import type { CrudApi, Id } from '@/shared/api/crudApi';

/** A move of a record that a dialog makes: paid, refunded, issued, rejected. */
export interface RecordMove {
  /** The move's name, which its draft is kept under. */
  name: string;
  record: Id;
  /** Fetches the record; says what was done with it when the move is no longer possible, else undefined. Absent for a dialog that keeps its input only. */
  look?: () => Promise<string | undefined>;
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
