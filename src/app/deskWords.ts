import type { ConfigProviderProps } from 'antd';
import type { Language } from '@/shared/settings/languages';

/** The words of the desk: those of antd and dayjs, and of the namespaces that every screen needs. */
export interface DeskWords extends Record<DeskNamespace, Record<string, unknown>> {
  antd: NonNullable<ConfigProviderProps['locale']>;
  dayjs: Exclude<Parameters<typeof import('dayjs').locale>[0], string | undefined>;
}

const NAMESPACES = ['app', 'dict', 'home', 'review'] as const;
type DeskNamespace = (typeof NAMESPACES)[number];

/** One file per language, because a desk needs all of it at once. */
const files = import.meta.glob<DeskWords>('./words/*.ts');

/** True for the namespaces that are in `loadDeskWords`. */
export const isOfDesk = (namespace: string): namespace is DeskNamespace =>
  NAMESPACES.some((known) => known === namespace);

/** Loads the words of the desk in one language. */
export function loadDeskWords(language: Language): Promise<DeskWords> {
  const load = files[`./words/${language}.ts`];
  return load ? load() : Promise.reject(new Error(`no words of the desk in ${language}`));
}
