import type { ReactNode } from 'react';
import { useSettings } from '@/shared/settings/settings';
import { Logo } from '@/app/layout/Logo';
import styles from './ShellFrame.module.css';

/** The empty frame of the layout, shown until user info and menu arrive. */
export function ShellFrame({ children }: { children: ReactNode }) {
  const { layout, sidebarOpen } = useSettings();
  return (
    <div className={styles.frame}>
      <div className={styles.head} aria-hidden="true">
        <Logo size={28} />
        <i className={styles.name} />
      </div>
      {layout === 'sidemenu' && (
        <div className={styles.side} data-closed={sidebarOpen === false || undefined} aria-hidden="true">
          {ENTRIES.map((entry) => (
            <i key={entry} />
          ))}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

const ENTRIES = [0, 1, 2, 3, 4, 5, 6, 7];
