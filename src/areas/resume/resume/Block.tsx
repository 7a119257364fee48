import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './resume.module.css';

interface BlockProps<T> {
  title: string;
  items: readonly T[] | null | undefined;
  children: (item: T) => ReactNode;
}

/** A section of a resume with a heading; renders nothing without items. */
export function Block<T>({ title, items, children }: BlockProps<T>) {
  if (!items || items.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3>{title}</h3>
      {items.map((item, index) => (
        // The index is a stable key, because items have no id and keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.item}>
          {children(item)}
        </div>
      ))}
    </section>
  );
}

interface EntryProps {
  title: string | null | undefined;
  /** Texts displayed beside the title. Empty texts are skipped. */
  details: readonly (string | null | undefined | 0)[];
  /** The start of the period, as `YYYY-MM` or `YYYY-MM-DD`. `endDate` has the same format. */
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  description?: string | null | undefined;
}

/** A job, school or project with its period and description. */
export function Entry({ title, details, startDate, endDate, description }: EntryProps) {
  const { t } = useTranslation('resume');
  const month = (day: string) => day.slice(0, 7).replace('-', '.');
  return (
    <>
      <div className={styles.line}>
        <strong>{title || '-'}</strong>
        <span>{details.filter(Boolean).join(' · ')}</span>
        {startDate && (
          <time>
            {month(startDate)} – {endDate ? month(endDate) : t('now')}
          </time>
        )}
      </div>
      {description && <p className={styles.text}>{description}</p>}
    </>
  );
}
