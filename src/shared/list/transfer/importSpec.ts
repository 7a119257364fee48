import type { RowKeys } from '@/shared/api/crudApi';
import type { ImportField, ImportRow } from './importRows';

/** A row that was not imported, with the reason: the row failed the check, or its request failed. */
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
 * Sends the values of a row. The `key` of a row stays the same when the row is sent again. All rows of an attempt share
 * the `importKey`. A key is undefined if the server does not support the key.
 */
export type SendRow = (values: Record<string, unknown>, keys: RowKeys) => Promise<unknown>;

/** The definition of an import: the resource, the fields, the checks, and the call that saves a row. */
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
  /**
   * A value that the server returns only once per saved row, such as a first password; the result offers it as a file.
   */
  secret?: {
    label: string;
    of: (answer: unknown) => string | undefined;
    /** The text shown when the server returns no value. */
    otherwise: string | undefined;
  };
}

/** The data of an import without the rows to send: the call that saves a row, and the sheet data for the result. */
export interface ImportSpec extends Pick<ImportProps, 'title' | 'path' | 'send' | 'secret'> {
  header: readonly string[];
  /** The indexes of the sheet columns shown first. */
  first: readonly number[];
  /** The rows that failed the check and are therefore not sent. */
  refused: readonly Refused[];
}
