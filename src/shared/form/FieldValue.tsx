import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './conflict.module.css';
import { isEmpty } from './conflict';
import { ReadingContext } from '@/shared/display/reading';

/**
 * Shows a field's value as the field's control displays it (`useReading`). Without such a control, shows the value as
 * text. An empty value is `-`.
 */
export function FieldValue({ id, value }: { id: string; value: unknown }) {
  const read = use(ReadingContext)?.get(id);
  const shown = read && !isEmpty(value) ? read(value) : <PlainValue value={value} />;
  return <div className={styles.value}>{shown}</div>;
}

interface PlainValueProps {
  value: unknown;
  /** If `value` contains objects: returns the label of an object's field, or undefined to show no label. */
  label?: ((field: string) => string | undefined) | undefined;
}

/** Displays a value that has no control: a boolean as yes or no, text without HTML, a list as items, `-` if empty. */
export function PlainValue({ value, label }: PlainValueProps): ReactNode {
  const { t } = useTranslation();
  if (isEmpty(value)) return '-';
  if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
  if (!Array.isArray(value)) return <bdi>{textOf(value, label)}</bdi>;
  if (value.every((one) => typeof one !== 'object')) return <bdi>{value.map(String).join(t('crud.comma'))}</bdi>;
  return (
    <ol>
      {value.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry is identified by its position; no state here
        <li key={index}>
          <bdi>{textOf(one, label)}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** Joins the texts and numbers in a value, without HTML tags; precedes each with the label of its field, if any. */
function textOf(value: unknown, label?: PlainValueProps['label']): string {
  if (typeof value === 'string') return value.replaceAll(/<[^>]*>/g, ' ').trim();
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const texts = Object.entries(value).map(([field, one]) => {
    const text = textOf(one, label);
    return text && [label?.(field), text].filter(Boolean).join(' ');
  });
  return texts.filter(Boolean).join(label ? ' · ' : ' ');
}
