import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';

/** One entry of a dictionary, in the person's language. */
export interface DictEntry {
  value: string;
  label: string;
  /** The tag's colour: default, primary, success, info, warning or danger. */
  listClass: string;
}

const PATH = '/system/dict/data/type';

/** The key of a dictionary's rows in the query cache; invalidating `['dict']` refreshes them all. */
const dictKey = (dictType: string) => ['dict', dictType];

/**
 * The entries of a dictionary, asked for once however many use it. Chinese labels are the server's; other languages use
 * our words for the dictionaries we know, and those stand in when the server does not answer.
 */
export function useDict(dictType: string): DictEntry[] {
  const { t, i18n } = useTranslation('shared');
  const { data } = useQuery({
    queryKey: dictKey(dictType),
    queryFn: async ({ signal }) => toList(await request({ url: PATH, params: { dictType }, signal, quiet: true })),
    staleTime: Infinity,
  });
  const ours = t(`dict.${dictType}`, { returnObjects: true, defaultValue: {} }) as Record<string, string>;
  const rows = (data ?? []) as { dictValue?: unknown; dictLabel?: unknown; listClass?: unknown }[];
  if (rows.length === 0) return Object.entries(ours).map(([value, label]) => ({ value, label, listClass: 'default' }));
  return rows.map(({ dictValue, dictLabel, listClass }) => {
    const value = String(dictValue);
    const known = Object.hasOwn(ours, value) ? ours[value] : undefined;
    const label = i18n.language === 'zh-CN' ? String(dictLabel ?? value) : (known ?? String(dictLabel ?? value));
    return { value, label, listClass: String(listClass || 'default') };
  });
}
