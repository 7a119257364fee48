import { type ReactNode, useId, useLayoutEffect } from 'react';
import { dismissEarlyForm } from '@/shared/auth/earlyForm';
import styles from './StatusPage.module.css';

/** A full page with one message and its links. Plain HTML, so that it works without antd. */
export function StatusPage({ code, title, children }: { code?: string; title: string; children?: ReactNode }) {
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
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
