import { ExclamationCircleFilled } from '@ant-design/icons';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type Check, fails, checkLine } from './check';
import styles from './checks.module.css';

const Failed = createContext<readonly Check[]>([]);
const Changed = createContext<Pick<MarkFieldsProps, 'changed' | 'mark'>>({ changed: new Set(), mark: '' });

interface MarkFieldsProps {
  checks: readonly Check[];
  /** The changed fields, and the note shown next to them. */
  changed: ReadonlySet<string>;
  mark: string;
  children: ReactNode;
}

/** Marks the changed fields and the fields of failed checks in all facts among its children. */
export function MarkFields({ checks, changed, mark, children }: MarkFieldsProps) {
  return (
    <Failed value={checks.filter(fails)}>
      <Changed value={{ changed, mark }}>{children}</Changed>
    </Failed>
  );
}

/**
 * Shows a value. If a check of the field failed, also shows the problem. If the value was changed, also shows a note.
 */
export function Marked({ field, label, children }: { field: string; label: string; children: ReactNode }) {
  const { t } = useTranslation('review');
  const failed = use(Failed).filter(({ fields }) => fields.includes(field));
  const { changed, mark } = use(Changed);
  const isChanged = changed.has(field);
  if (failed.length === 0 && !isChanged) return children;
  return (
    <span className={failed.length > 0 ? styles.marked : styles.changed}>
      {children}
      {isChanged && <small className={styles.since}>{mark}</small>}
      {failed.map((check) => (
        <small key={check.name}>
          <ExclamationCircleFilled aria-hidden="true" />{' '}
          {check.label === label ? check.message : checkLine({ t }, check)}
        </small>
      ))}
    </span>
  );
}
