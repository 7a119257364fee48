import type { TFunction } from 'i18next';
import type { Resource } from '@/shared/resource/resource';
import type { Id } from '@/shared/lib/id';

/**
 * The result of a check. To pass a record, the reviewer must confirm its `warn` and `unknown` results.
 *
 * - `ok`: The check passed.
 * - `note`: The check found information that is worth knowing.
 * - `warn`: The check failed.
 * - `unknown`: The check could not run.
 * - `none`: The record has nothing to check.
 * - `running`: The server has not answered yet.
 */
export type Finding = 'ok' | 'note' | 'warn' | 'unknown' | 'none' | 'running';

/** One automatic check of a record, in the user's language. */
export interface Check {
  /** The check's name in the API (`failedChecks`). */
  name: string;
  label: string;
  found: Finding;
  /** The displayed result. */
  message: string;
  /** The failure in a few words that are clear without a label, for lists: "99 > 原价 59". */
  brief?: string;
  /** The fields that are marked when the check fails. */
  fields: readonly string[];
  /** The records to which the result refers. */
  others?: readonly { id: Id; name: string }[];
  /** True when the server masks a checked field; then only the server's `failedChecks` can contain the result. */
  hidden?: boolean;
}

/** The context of a check, besides the record itself. */
export interface CheckContext {
  t: TFunction<'review'>;
  /** The language in which dates are displayed; by default dates keep the server's format. */
  language?: string;
  /** The keywords to flag in content reviews, from a system parameter. Undefined for the built-in keywords. */
  keywords?: readonly string[] | undefined;
}

/** The result of a check that asks the server. `message` is a translation key. Its default namespace is `review`. */
export interface Answer {
  found: Finding;
  message: string;
  values?: Record<string, unknown>;
  others?: readonly { id: Id; name: string }[];
  hidden?: boolean;
}

/** A check that needs the server. */
export interface AskedCheck<T extends object> {
  name: string;
  /** True when the check searches for another record with the same values in `fields`. */
  unique?: boolean;
  /** Returns whether another record counts as a duplicate; by default every record does. */
  counts?: (row: T) => boolean;
  /** The translation key of the check's label, with the namespace. */
  label: string;
  fields: readonly (keyof T & string)[];
  ask: (row: T, kind: { api: Resource<T> }, signal: AbortSignal) => Promise<Answer>;
}

/** The checks of a kind of records. */
export interface CheckRules<T extends object> {
  /** Checks that need only the record itself. */
  of: (row: T, context: CheckContext) => readonly Check[];
  asked?: readonly AskedCheck<T>[];
}

/** True for a check that has failed. */
export const fails = ({ found }: Check) => found === 'warn';

/** True for a check that has no result. */
export const isUnknown = ({ found }: Check) => found === 'unknown';

/** True for a check that a reviewer must read before passing the record: failed, or without a result. */
export const isOpen = (check: Check) => fails(check) || isUnknown(check);

/** The label and the message of a failed check in one line. */
export const checkLine = ({ t }: Pick<CheckContext, 't'>, { label, message }: Check) =>
  t('review:checks.line', { label, words: message });
