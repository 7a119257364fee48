import { type ReactNode, useLayoutEffect } from 'react';
import { dismissEarlyForm } from '@/shared/ui/earlyForm';
import styles from './StatusPage.module.css';

/** A whole page for one message and its links. Plain HTML, so that it works without antd. */
export function StatusPage({ code, title, children }: { code?: string; title: string; children?: ReactNode }) {
  useLayoutEffect(dismissEarlyForm, []);
  return (
    <section className={styles.page} aria-labelledby="status-title">
      {code && (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <h1 id="status-title" className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
