import type { DictName } from '@/shared/vocabulary/dictName';
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import { RichView } from '@/shared/form/fields/rich/RichView';
import type { Money } from '@/shared/lib/money';
import { revealed } from '@/shared/lib/rules/spoofs';
import { useFormats } from '@/shared/settings/useFormats';
import { httpUrl, safeHref } from '@/shared/lib/safeUrl';
import { isPicture } from '@/shared/files/isPicture';
import { hostElsewhere } from '@/shared/files/shownHere';
import { StoredPicture } from '@/shared/files/StoredPicture';
import { Marked } from './marks/Marks';
import { Watched } from './marks/Watched';
import type { Secret } from '@/shared/lib/rules/mask';
import { SecretText } from './secrets';
import { CopyText } from '@/shared/display/copy/CopyText';
import styles from './record.module.css';
import { Section } from './Section';

/** One field of a record, and how to display it. */
export interface Fact<T> {
  name: keyof T & string;
  label: string;
  /** The dictionary of the value. */
  dict?: DictName;
  as?: 'copy' | 'money' | 'rich' | 'link' | 'lines' | 'picture';
  /** The kind of personal data in the field, which is masked until the user reveals it. */
  secret?: Secret;
  /** True for a text in which contact details and keywords are highlighted. */
  watched?: boolean;
  /** Returns the content to show in place of the field's value. */
  show?: (row: T) => ReactNode;
}

/** A titled group of facts. */
export interface FactGroup<T> {
  title: string;
  facts: readonly Fact<T>[];
}

interface FactsProps<T> {
  row: T;
  group: FactGroup<T>;
  /** Max number of facts per row; default 2. */
  columns?: number;
}

/** A section with facts of a record; an empty value is shown as `-`. */
export function Facts<T extends object>({ row, group, columns = 2 }: FactsProps<T>) {
  return (
    <Section title={group.title}>
      <FactList row={row} title={group.title} facts={group.facts} columns={columns} />
    </Section>
  );
}

/** Facts without a visible section title, for use next to evidence; `title` is the accessible name of their table. */
export function FactList<T extends object>({
  row,
  title,
  facts,
  columns = 1,
}: {
  row: T;
  title: string;
  facts: readonly Fact<T>[];
  columns?: number;
}) {
  const wide = ({ as }: Fact<T>) => as === 'rich' || as === 'lines';
  return (
    <Descriptions
      // Sets the accessible name on the element, because antd passes no props to its table.
      ref={(facts) => facts?.nativeElement?.querySelector('table')?.setAttribute('aria-label', title)}
      bordered
      size="small"
      className={styles.facts ?? ''}
      column={{ xs: 1, sm: 1, md: columns }}
      items={facts.map((fact) => ({
        key: fact.name,
        label: fact.label,
        span: wide(fact) ? { xs: 1, sm: 1, md: columns } : 1,
        children: (
          <Marked field={fact.name} label={fact.label}>
            <FactValue row={row} fact={fact} />
          </Marked>
        ),
      }))}
    />
  );
}

/** Renders the value of one fact. */
export function FactValue<T extends object>({ row, fact }: { row: T; fact: Fact<T> }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const value: unknown = row[fact.name];
  if (fact.show) return fact.show(row);
  if (fact.dict) return <DictTag dictType={fact.dict} value={value} />;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '-';
  if (Array.isArray(value)) return value.map(String).join(t('crud.comma'));
  const text = String(value);
  if (fact.secret) return <SecretText secret={fact.secret} field={fact.name} label={fact.label} text={text} />;
  if (fact.as === 'copy') return <CopyText text={text} />;
  if (fact.as === 'money') return formats.money(value as Money);
  if (fact.as === 'picture' && hostElsewhere(text) && isPicture(text))
    return <StoredPicture url={text} alt={fact.label} />;
  if (fact.as === 'picture' && safeHref(text))
    return (
      <a href={safeHref(text)} target="_blank" rel="noopener noreferrer">
        {isPicture(text) ? (
          <img className={styles.small} src={safeHref(text)} alt={fact.label} referrerPolicy="no-referrer" />
        ) : (
          fact.label
        )}
      </a>
    );
  if (fact.watched) return <Watched text={text} rich={fact.as === 'rich'} />;
  if (fact.as === 'rich') return <RichView html={text} />;
  if (fact.as === 'lines') return <div className={styles.lines}>{text}</div>;
  if (fact.as === 'link' && httpUrl(text))
    return (
      <a href={httpUrl(text)} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  return <bdi className={styles.value}>{revealed(formats.time(text))}</bdi>;
}
