import type { DictName } from '@/shared/vocabulary/dictName';
import styles from './DictTag.module.css';
import { useDict } from './useDict';

/** The label of a dictionary value in its colour; `-` when empty, the value itself when it is unknown. */
export function DictTag({ dictType, value }: { dictType: DictName; value: unknown }) {
  const entries = useDict(dictType);
  if (value === undefined || value === null || value === '') return '-';
  const entry = entries.find((one) => one.value === String(value));
  return <ColourTag colour={entry?.listClass ?? 'default'}>{entry?.label ?? String(value)}</ColourTag>;
}

/** The colours an entry of a dictionary may have (`listClass`, docs/contract#2.9). */
export const TAG_COLOURS = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;

/** A tag in a colour of the dictionaries; an unknown colour falls back to `default`. */
export function ColourTag({ colour, children }: { colour: string; children: string }) {
  const known = TAG_COLOURS.find((one) => one === colour) ?? 'default';
  return <span className={`${styles.tag} ${styles[known]}`}>{children}</span>;
}
