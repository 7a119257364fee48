import type { DictName } from '@/shared/vocabulary/dictName';
import { keysOf } from '@/shared/api/queryKeys';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { queryClient } from '@/shared/api/queryClient';

/** An entry of a dictionary, in the user's language. */
export interface DictEntry {
  value: string;
  label: string;
  /** The color of the entry's tag: default, primary, success, info, warning or danger. */
  listClass: string;
}

const text = z.string().nullish();
const rowSchema = z.object({ dictValue: text, dictLabel: text, listClass: text });

const dictKeys = keysOf('/system/dict/data');

/**
 * Fetches the rows of a dictionary, once for all components. The query key starts like the keys of the entries'
 * resource. Therefore saving an entry refetches the rows. After changing the dictionary itself, call `refetchDicts`.
 */
const dictRows = (dictType: DictName) =>
  queryOptions({
    queryKey: dictKeys.call('type', dictType),
    queryFn: ({ signal }) =>
      fetchRows(rowSchema, { url: '/system/dict/data/type', params: { dictType }, signal, quiet: true }),
    staleTime: Infinity,
  });

/** Refetches all dictionary rows in use. Call after a change of a dictionary itself, such as a new key. */
export const refetchDicts = () => queryClient.invalidateQueries({ queryKey: dictKeys.all });

/**
 * Returns the entries of a dictionary. Until the server's entries are loaded, returns entries with the product's own
 * labels.
 */
export function useDict(dictType: DictName): DictEntry[] {
  const { i18n } = useTranslation('dict', { useSuspense: false });
  const { data } = useQuery(dictRows(dictType));
  return toEntries(dictType, data ?? [], i18n.language);
}

/** The entries of several dictionaries, for a table that fetches them once for all its cells. */
export function useDicts(dictTypes: readonly DictName[]): ReadonlyMap<DictName, readonly DictEntry[]> {
  const { i18n } = useTranslation('dict', { useSuspense: false });
  const types = useMemo(() => [...new Set(dictTypes)], [dictTypes]);
  const answers = useQueries({ queries: types.map(dictRows), combine: dataOf });
  // Memoized, so that the rows of a table re-render only when a dictionary or the language changes.
  return useMemo(
    () => new Map(types.map((type, index) => [type, toEntries(type, answers[index] ?? [], i18n.language)])),
    [types, answers, i18n.language],
  );
}

const dataOf = <T>(results: readonly { data: T }[]): T[] => results.map(({ data }) => data);

/**
 * Fetches a dictionary's entries, for code outside components. If that fails, resolves to the product's own entries.
 */
export async function loadDict(dictType: DictName): Promise<DictEntry[]> {
  const [rows] = await Promise.all([
    queryClient.fetchQuery(dictRows(dictType)).catch(() => []),
    i18next.loadNamespaces('dict'),
  ]);
  return toEntries(dictType, rows, i18next.language);
}

/**
 * Converts the server's rows to entries. In Chinese, labels come from the server. In another language, known entries
 * have the product's labels. Without rows, all entries come from the product.
 */
function toEntries(dictType: DictName, rows: readonly z.infer<typeof rowSchema>[], language: string): DictEntry[] {
  const ours = (i18next.getResource(language, 'dict', dictType) ?? {}) as Record<string, string>;
  if (rows.length === 0) return Object.entries(ours).map(([value, label]) => ({ value, label, listClass: 'default' }));
  const seen = new Set<string>();
  return rows.flatMap(({ dictValue, dictLabel, listClass }) => {
    const value = dictValue ?? '';
    const known = Object.hasOwn(ours, value) ? ours[value] : undefined;
    const label = language === 'zh-CN' ? dictLabel || known : known || dictLabel;
    const isTwin = seen.has(value);
    seen.add(value);
    // Drops entries without a value, which a user could not select, and repeated values.
    return value === '' || isTwin ? [] : [{ value, label: label || value, listClass: listClass || 'default' }];
  });
}
