import type { DictName } from '@/shared/vocabulary/dictName';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './DictTag.module.css';
import { type DictEntry, useDict } from './useDict';

/** The label of a dictionary value in its colour; `-` when empty, the value itself, marked, when it is unknown. */
export function DictTag({ dictType, value }: { dictType: DictName; value: unknown }) {
  const entries = useDict(dictType);
  if (value === undefined || value === null || value === '') return '-';
  return <EntryTag entries={entries} value={String(value)} />;
}

/** The same for a value and the entries of its dictionary: a table asks for them once, not in every cell. */
export function EntryTag({ entries, value }: { entries: readonly DictEntry[]; value: string }) {
  const entry = entries.find((one) => one.value === value);
  return entry ? <ColourTag colour={entry.listClass}>{entry.label}</ColourTag> : <UnknownTag value={value} />;
}

function UnknownTag({ value }: { value: string }) {
  const { t } = useTranslation();
  return (
    <Tooltip title={t('field.unknownValue')}>
      <span>
        <ColourTag colour="default">{value}</ColourTag>
      </span>
    </Tooltip>
  );
}

/** The colours an entry of a dictionary may have (`listClass`, docs/contract#2.9). */
export const TAG_COLOURS = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;

/** A tag in a colour of the dictionaries; an unknown colour falls back to `default`. */
export function ColourTag({ colour, children }: { colour: string; children: string }) {
  const known = TAG_COLOURS.find((one) => one === colour) ?? 'default';
  return <span className={`${styles.tag} ${styles[known]}`}>{children}</span>;
}
