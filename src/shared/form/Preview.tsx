import type { ReactNode } from 'react';
import { StoredPicture } from '@/shared/files/StoredPicture';
import styles from './Preview.module.css';

/** Shows fields next to a preview of the result. On a narrow screen the preview is below the fields. */
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
  /** Content next to the title. */
  state?: ReactNode;
  children: ReactNode;
}

/**
 * A preview of the current form values, as readers will see them. The preview stays visible while the fields scroll.
 */
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

/** A preview that looks like a page on a phone. The cover picture is at the top. The arrow keys scroll the page. */
export function PhonePage({ cover, children }: { cover: string | null | undefined; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable with the keyboard
    <div className={styles.screen} tabIndex={0}>
      <StoredPicture className={styles.cover} url={cover} alt="" />
      {children}
    </div>
  );
}
