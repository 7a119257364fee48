import type { DictName } from '@/shared/vocabulary/dictName';
import { keysOf } from '@/shared/api/queryKeys';
import { queryOptions, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { queryClient } from '@/shared/api/queryClient';

/** An entry of a dictionary, in the user's language. */
export interface DictEntry {
  value: string;
  label: string;
  /** The tag's colour: default, primary, success, info, warning or danger. */
  listClass: string;
}

const dictKeys = keysOf('/system/dict/data');

/**
 * The rows of a dictionary, fetched once for all components. Saving an entry invalidates them with the resource; after
 * a change of a dictionary itself call `refetchDicts`.
 */
const dictRows = (dictType: DictName) =>
  queryOptions({
    queryKey: dictKeys.call('type', dictType),
    queryFn: async ({ signal }) =>
      toList(await request({ url: '/system/dict/data/type', params: { dictType }, signal, quiet: true })),
    staleTime: Infinity,
  });

/** Refetches the entries in use, after a change of another resource, such as a dictionary that got a new key. */
export const refetchDicts = () => queryClient.invalidateQueries({ queryKey: dictKeys.all });

/** The entries of a dictionary; until they are loaded, the product's own labels. */
export function useDict(dictType: DictName): DictEntry[] {
  const { i18n } = useTranslation('dict', { useSuspense: false });
  const { data } = useQuery(dictRows(dictType));
  return toEntries(dictType, data ?? [], i18n.language);
}

/** The entries of a dictionary, for code outside components; when the request fails, the product's own labels. */
export async function loadDict(dictType: DictName): Promise<DictEntry[]> {
  const [rows] = await Promise.all([
    queryClient.fetchQuery(dictRows(dictType)).catch(() => []),
    i18next.loadNamespaces('dict'),
  ]);
  return toEntries(dictType, rows, i18next.language);
}

/**
 * Chinese labels come from the server; other languages use our labels for known entries. Without rows, our labels are
 * the fallback.
 */
function toEntries(dictType: DictName, rows: readonly unknown[], language: string): DictEntry[] {
  const ours = (i18next.getResource(language, 'dict', dictType) ?? {}) as Record<string, string>;
  if (rows.length === 0) return Object.entries(ours).map(([value, label]) => ({ value, label, listClass: 'default' }));
  return (rows as { dictValue?: unknown; dictLabel?: unknown; listClass?: unknown }[]).map((row) => {
    const value = String(row.dictValue);
    const known = Object.hasOwn(ours, value) ? ours[value] : undefined;
    const label = String(row.dictLabel ?? value);
    return {
      value,
      label: language === 'zh-CN' ? label : (known ?? label),
      listClass: String(row.listClass || 'default'),
    };
  });
}
