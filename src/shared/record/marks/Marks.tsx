import { ExclamationCircleFilled } from '@ant-design/icons';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type Check, fails, checkLine } from './check';
import styles from './checks.module.css';

const Failed = createContext<readonly Check[]>([]);

/** Marks the fields of failed checks in all facts inside it. */
export function MarkFailed({ checks, children }: { checks: readonly Check[]; children: ReactNode }) {
  return <Failed value={checks.filter(fails)}>{children}</Failed>;
}

interface MarkedProps {
  field: string;
  label: string;
  children: ReactNode;
}

/** A value, with the problem when a check of its field has failed. */
export function Marked({ field, label, children }: MarkedProps) {
  const { t } = useTranslation('review');
  const failed = use(Failed).filter(({ fields }) => fields.includes(field));
  if (failed.length === 0) return children;
  return (
    <span className={styles.marked}>
      {children}
      {failed.map((check) => (
        <small key={check.name}>
          <ExclamationCircleFilled aria-hidden="true" />{' '}
          {check.label === label ? check.message : checkLine({ t }, check)}
        </small>
      ))}
    </span>
  );
}
