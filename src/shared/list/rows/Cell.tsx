import type { ReactNode } from 'react';
import { EntryTag } from '@/shared/dict/DictTag';
import type { DictEntry } from '@/shared/dict/useDict';
import { masked } from '@/shared/rules/mask';
import { type Money, showMoney } from '@/shared/lib/money';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Column } from '../column';

/** The entries of the dictionaries that a list's columns show. */
export type Words = ReadonlyMap<DictName, readonly DictEntry[]>;

/** What a cell shows: the column's own, its words, or the field's value by its kind; `-` where there is none. */
export function contentOf<T extends object>(column: Column<T>, row: T, words: Words): ReactNode {
  const { render, text, field, dict, kind, secret } = column;
  if (render) return render(row);
  const value: unknown = text ? text(row) : field && row[field];
  if (value === undefined || value === null || value === '') return '-';
  if (secret) return masked(secret, String(value as string | number));
  if (dict) return <EntryTag dictType={dict} entries={words.get(dict) ?? []} value={String(value)} />;
  if (kind === 'time') return <span title={String(value)}>{toMinute(String(value))}</span>;
  if (kind === 'money') return showMoney(value as Money); // an amount by the row's schema
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** A list needs no seconds; the record and the export have them. */
const toMinute = (time: string) => (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time) ? time.slice(0, 16) : time);
