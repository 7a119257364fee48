import { type ReactNode, useId, useLayoutEffect } from 'react';
import { dismissEarlyForm } from '@/shared/auth/earlyForm';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  code?: string;
  title: string;
  /** More details about the message. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A full page with one message and its links. Plain HTML, so that it works without antd. */
export function StatusPage({ code, title, lead, children }: StatusPageProps) {
  const heading = useId();
  useLayoutEffect(dismissEarlyForm, []);
  return (
    <section className={styles.page} aria-labelledby={heading}>
      {code && (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <h1 id={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
