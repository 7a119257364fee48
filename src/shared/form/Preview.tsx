import type { ReactNode } from 'react';
import { safeHref } from '@/shared/lib/safeUrl';
import styles from './Preview.module.css';

/** Fields beside a preview of what they make, below each other where there is no room for both. */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.whole}>
      <div className={styles.beside}>
        <div className={styles.fields}>{children}</div>
        {preview}
      </div>
    </div>
  );
}

interface PreviewProps {
  title: string;
  /** Beside the title. */
  state?: ReactNode;
  children: ReactNode;
}

/** What readers will see of what the form holds now; it stays in sight while the fields are scrolled. */
export function Preview({ title, state, children }: PreviewProps) {
  return (
    <section className={styles.preview} aria-label={title}>
      <h2 className={styles.caption}>
        {title} {state}
      </h2>
      {children}
    </section>
  );
}

/** A page as a phone shows it, with its picture above; somebody without a mouse scrolls it with the arrow keys. */
export function PhonePage({ cover, children }: { cover: string | null | undefined; children: ReactNode }) {
  const src = safeHref(cover);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled with the keyboard
    <div className={styles.screen} tabIndex={0}>
      {src && <img className={styles.cover} src={src} alt="" referrerPolicy="no-referrer" />}
      {children}
    </div>
  );
}
