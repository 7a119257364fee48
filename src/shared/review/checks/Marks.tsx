import { ExclamationCircleFilled } from '@ant-design/icons';
import { createContext, type ReactNode, use } from 'react';
import { type Check, fails } from './check';
import styles from './checks.module.css';

const Marks = createContext<ReadonlyMap<string, string>>(new Map());

/** Marks the fields of failed checks in all facts within. */
export function MarkFailed({ checks, children }: { checks: readonly Check[]; children: ReactNode }) {
  const marks = new Map<string, string>();
  for (const { fields, label, words } of checks.filter(fails))
    for (const field of fields) marks.set(field, [marks.get(field), `${label} ${words}`].filter(Boolean).join(' · '));
  return <Marks value={marks}>{children}</Marks>;
}

/** A value with what is wrong with it, when a check of its field has failed. */
export function Marked({ field, children }: { field: string; children: ReactNode }) {
  const words = use(Marks).get(field);
  if (words === undefined) return children;
  return (
    <span className={styles.marked}>
      {children}
      <small>
        <ExclamationCircleFilled aria-hidden="true" /> {words}
      </small>
    </span>
  );
}
