import type { RowKeys } from '@/shared/api/crudApi';
import type { ImportField, ImportRow } from './importRows';

/** A row the server rejected, with the server's message. */
export interface Refused {
  row: ImportRow;
  reason: string;
  /** True when sending the same row again may succeed. */
  isTemporary?: boolean;
}

/** A row that the server saved; `note` is the `secret` of the saved record, such as a first password. */
export interface Saved {
  row: ImportRow;
  note: string | undefined;
}

/** The progress of sending rows. */
export interface Sending {
  sent: number;
  total: number;
  failed: readonly Refused[];
  /** All rows saved so far, including earlier attempts. */
  saved: readonly Saved[];
  /** The rows not sent yet, or not sent because the import was stopped. */
  left: readonly ImportRow[];
}

/**
 * Sends the values of a row. Each row has a `key`, which stays the same when the row is sent again. All rows of an
 * attempt share the `importKey`.
 */
export type SendRow = (values: Record<string, unknown>, keys: RowKeys) => Promise<unknown>;

/** The resource that an import writes to. */
export interface ImportProps {
  title: string;
  /** The path of the resource, whose lists are refetched after the import. */
  path: string;
  fields: readonly ImportField[];
  /** Returns the problems of a row whose cells are all valid, before anything is sent. */
  check?: (values: Record<string, unknown>) => readonly string[];
  /**
   * Converts a row's values to the request body of `send`. If the server offers `importCheck`, the server checks all
   * bodies before the first `send`.
   */
  bodyOf?: (values: Record<string, unknown>) => object;
  /** Sends a row with its keys (`importRow`). If `send` rejects, the result shows the error next to the row. */
  send: SendRow;
  /** A value that the server returns only once per saved row: a first password. Offered as a file with the rows. */
  secret?: {
    label: string;
    of: (answer: unknown) => string | undefined;
    /** The text shown when the server returns no value. */
    otherwise: string | undefined;
  };
}

/** The data that an import sends, and the data that its result shows. */
export interface ImportSpec extends Pick<ImportProps, 'title' | 'path' | 'send' | 'secret'> {
  header: readonly string[];
  /** The indexes of the sheet columns shown first. */
  first: readonly number[];
  /** The rows that failed the check and are therefore not sent. */
  refused: readonly Refused[];
}
