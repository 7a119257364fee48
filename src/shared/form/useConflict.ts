import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { pick } from '@/shared/lib/json';
import { compare, emptied, touched, withoutMasks } from './conflict';
import { readStored, type Stored, type Values } from './stored';

/** The field by which a server recognizes an outdated save (docs/contract#3.1); sent back if the record has a value. */
export const REVISION = 'updateTime';

/** A field that the user and a colleague changed to different values. */
export interface ConflictField {
  name: string;
  /** The field's label in the form. */
  label: string;
  theirs: unknown;
  mine: unknown;
}

/** A change of the record by a colleague while the form was open. */
export interface Conflict {
  fields: ConflictField[];
  /** The author and time of the change, if the server sends them. */
  by: string;
  at: string;
  /**
   * `theirs` is the record on the server now. `taken` has the server's values of the fields that the user did not
   * change.
   */
  theirs: Values;
  taken: Values;
}

interface ConflictOptions {
  form: FormInstance<Values>;
  /** The form's name, the prefix of its controls' ids. */
  name: string;
  /** The stored record; undefined for a new record, which nobody else can change. */
  stored: Stored<Values> | undefined;
  /** The record as the form loaded it. */
  loaded: Values | undefined;
  /** Maps a field without a label to the labeled field whose conflict decision applies to both. */
  follows: Readonly<Record<string, string>>;
}

/**
 * Prevents the form from overwriting a colleague's change. Before a save, `settle` compares the form with the record on
 * the server. If the user and a colleague changed the same field, `conflict` is set. Then the user picks a value for
 * each field in a dialog (`decide`), or returns to the form (`look`).
 */
export function useConflict({ form, name, stored, loaded, follows }: ConflictOptions) {
  const base = useRef<Values>(undefined);
  const [conflict, setConflict] = useState<Conflict>();
  const [seen, setSeen] = useState<readonly ConflictField[]>([]);
  const since = () => base.current ?? loaded ?? {};

  /** Puts the server's `values` into the form; later comparisons use the server's record `theirs` as the base. */
  function adopt(theirs: Values, values: Values) {
    base.current = theirs;
    form.setFieldsValue(values);
    setConflict(undefined);
  }

  return {
    conflict,
    seen,
    /** The user's changes, and the loaded values of the changed fields. */
    changes: (values: Values) => {
      const changed = touched(since(), values);
      return { changed, base: pick(since(), Object.keys(changed)) };
    },
    /** Returns the body of the save; undefined if the user must first resolve a conflict. */
    async settle(values: Values): Promise<Values | undefined> {
      if (!stored) return { ...loaded, ...values };
      if (stored.copy) return { ...pick(since(), stored.keys), ...withoutMasks(since(), values) };
      const theirs = await readStored(stored, new AbortController().signal);
      const { taken, conflicts } = compare(since(), theirs, values);
      const asked = conflicts.filter((field) => !(field in follows));
      if (asked.length > 0) {
        const fields = asked.map((field) => ({
          name: field,
          label: labelOf(`${name}_${field}`) || field,
          theirs: theirs[field],
          mine: values[field],
        }));
        setConflict({ fields, by: textOf(theirs.updateBy), at: textOf(theirs.updateTime), theirs, taken });
        return undefined;
      }
      const unseen = pick(theirs, [...stored.keys, REVISION]);
      return { ...unseen, ...emptied(since(), withoutMasks(theirs, { ...values, ...taken })) };
    },
    /**
     * Takes the server's values of these fields and keeps the user's values of the other conflicting fields. The form
     * can then be sent again.
     */
    decide(takeTheirs: readonly string[]) {
      if (!conflict) return;
      const followers = Object.keys(follows).filter((field) => takeTheirs.includes(follows[field] ?? ''));
      adopt(conflict.theirs, { ...conflict.taken, ...pick(conflict.theirs, [...takeTheirs, ...followers]) });
      setSeen([]);
    },
    /**
     * Returns to the form, which shows both values of each conflict. The next save does not ask about these changes
     * again.
     */
    look() {
      if (!conflict) return;
      adopt(conflict.theirs, conflict.taken);
      setSeen(conflict.fields);
    },
    /** Sets a conflicting field to the server's value, after the user has returned to the form. */
    take(field: ConflictField) {
      form.setFieldsValue({ [field.name]: field.theirs });
      setSeen(seen.filter((one) => one !== field));
    },
    /** Call after a save on a page that stays open. Makes the saved record the new base. */
    async saved(sent: Values) {
      setSeen([]);
      base.current = { ...since(), ...sent };
      if (!stored) return;
      const theirs = await readStored(stored, new AbortController().signal).catch(() => undefined);
      if (theirs) adopt(theirs, compare(sent, theirs, form.getFieldsValue()).taken);
    },
    /** Makes the loaded record the base again. Call when the form shows the loaded record again. */
    reset: () => {
      base.current = undefined;
      setSeen([]);
    },
  };
}

const labelOf = (control: string) =>
  document.querySelector(`label[for="${CSS.escape(control)}"]`)?.textContent.trim() ?? '';

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
