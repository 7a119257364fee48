import type { ImportField } from './importRows';
import type { SendRow } from './useSending';

/** What an import needs to know of its resource. */
export interface ImportProps {
  title: string;
  /** The path of the resource, whose lists are refetched after the import. */
  path: string;
  fields: readonly ImportField[];
  /** Returns what is wrong with a row whose cells are valid each, before anything is sent. */
  check?: (values: Record<string, unknown>) => readonly string[];
  /** Sends one row with the key of its import (`importRow`); when it rejects, the error is shown beside the row. */
  send: SendRow;
  /** A value the server answers once for each saved row, such as a first password: offered as a file with the rows. */
  secret?: {
    label: string;
    of: (answer: unknown) => string | undefined;
    /** Shown where the server answers none. */
    otherwise: string;
  };
}
