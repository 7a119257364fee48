import type { TFunction } from 'i18next';
import type { Resource } from '@/shared/resource/resource';
import type { Id } from '@/shared/lib/id';

/**
 * The result of a check: fine, worth knowing, failed, or `unknown` because it could not run; `none` when there is
 * nothing to check, `running` until the server has answered. Passing a record requires confirming `warn` and `unknown`.
 */
export type Finding = 'ok' | 'note' | 'warn' | 'unknown' | 'none' | 'running';

/** One automatic check of a record, in the user's language. */
export interface Check {
  /** Its name in the API (`failedChecks`). */
  name: string;
  label: string;
  found: Finding;
  /** The result, as shown. */
  message: string;
  /** The failure in a few words that need no label, for lists: "99 > 原价 59". */
  brief?: string;
  /** The fields that are marked when the check fails. */
  fields: readonly string[];
  /** The records that the result refers to. */
  others?: readonly { id: Id; name: string }[];
  /** True when the server masks a field, so that only the server's `failedChecks` can contain the result. */
  hidden?: boolean;
}

/** The input of checks other than the record. */
export interface CheckContext {
  t: TFunction<'review'>;
  /** The language of dates; by default that of the API. */
  language?: string;
  /** Keywords flagged during content review: a parameter of the system. */
  keywords: readonly string[];
}

/** The answer of a check that asks the server; `message` is a translation key, of the namespace `review` unless it names another one, with its values. */
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
  /** True when the check looks for another record with the same fields. */
  unique?: boolean;
  /** The records among which such a record is a duplicate; by default all. */
  counts?: (row: T) => boolean;
  /** The key of its label, with the namespace. */
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

/** True for a check that a reviewer must look at before passing the record: failed, or without a result. */
export const isOpen = (check: Check) => fails(check) || isUnknown(check);

/** A failed check in one line: what was checked, and what was found. */
export const checkLine = ({ t }: Pick<CheckContext, 't'>, { label, message }: Check) =>
  t('review:checks.line', { label, words: message });
