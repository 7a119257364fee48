import type { DictName } from '@/shared/vocabulary/dictName';
import { keysOf } from '@/shared/api/queryKeys';
import { queryOptions, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { queryClient } from '@/shared/api/queryClient';

/** One entry of a dictionary, in the person's language. */
export interface DictEntry {
  value: string;
  label: string;
  /** The tag's colour: default, primary, success, info, warning or danger. */
  listClass: string;
}

const dictKeys = keysOf('/system/dict/data');

/** The rows of a dictionary, asked for once however many use them. Saving an entry refetches them with everything else of the entries; after a change of a dictionary call `refetchDicts`. */
const dictRows = (dictType: DictName) =>
  queryOptions({
    queryKey: dictKeys.call('type', dictType),
    queryFn: async ({ signal }) =>
      toList(await request({ url: '/system/dict/data/type', params: { dictType }, signal, quiet: true })),
    staleTime: Infinity,
  });

/** Refetches the entries in use: for a change that reaches them from elsewhere, such as a dictionary that got another key. */
export const refetchDicts = () => queryClient.invalidateQueries({ queryKey: dictKeys.all });

/** The entries of a dictionary, as they are known now. */
export function useDict(dictType: DictName): DictEntry[] {
  const { i18n } = useTranslation('dict', { useSuspense: false });
  const { data } = useQuery(dictRows(dictType));
  return toEntries(dictType, data ?? [], i18n.language);
}

/** The entries of a dictionary, for what is not a component; without an answer our own words. */
export async function loadDict(dictType: DictName): Promise<DictEntry[]> {
  const [rows] = await Promise.all([
    queryClient.fetchQuery(dictRows(dictType)).catch(() => []),
    i18next.loadNamespaces('dict'),
  ]);
  return toEntries(dictType, rows, i18next.language);
}

/** Chinese labels are the server's; other languages use our words for the entries we know, and those stand in when there are no rows. */
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
