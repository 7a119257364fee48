import type { ReactNode } from 'react';
import { EntryTag } from '@/shared/dict/DictTag';
import type { DictEntry } from '@/shared/dict/useDict';
import { revealed } from '@/shared/lib/rules/spoofs';
import { masked } from '@/shared/lib/rules/mask';
import type { Formats } from '@/shared/lib/formats';
import type { Money } from '@/shared/lib/money';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Column } from '../column';

/** The entries of the dictionaries that a list's columns show. */
export type Dictionaries = ReadonlyMap<DictName, readonly DictEntry[]>;

/**
 * Returns the content of a cell. Uses the column's `render` if the column has one. Otherwise formats the result of
 * `text` or the field's value by its kind, dictionary or `secret`; an empty value shows `-`. With `daysOnly`, a time
 * shows only its date. The tooltip always has the full time.
 */
export function contentOf<T extends object>(
  column: Column<T>,
  row: T,
  dicts: Dictionaries,
  formats: Formats,
  { daysOnly = false } = {},
): ReactNode {
  const { render, text, field, dict, kind, secret } = column;
  if (render) return render(row);
  const value: unknown = text ? text(row) : field && row[field];
  if (value === undefined || value === null || value === '') return '-';
  if (secret) return masked(secret, String(value as string | number));
  if (dict) return <EntryTag dictType={dict} entries={dicts.get(dict) ?? []} value={String(value)} />;
  if (kind === 'time') {
    const time = String(value);
    return <span title={formats.time(time)}>{daysOnly ? formats.time(time.slice(0, 10)) : formats.minute(time)}</span>;
  }
  if (kind === 'date') return formats.time(String(value));
  if (kind === 'money') return formats.money(value as Money); // the row's schema has parsed the amount
  if (kind === 'number' && typeof value === 'number') return formats.number(value);
  return typeof value === 'object' ? JSON.stringify(value) : revealed(String(value as string | number | boolean));
}
