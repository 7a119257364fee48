import type { ReactNode } from 'react';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  /** What narrows the list: stands beside it, or folded above it where there is no room. */
  panel: ReactNode;
  children: ReactNode;
}

/** A list with something beside it that narrows it, such as a tree. */
export function SidePanel({ title, panel, children }: SidePanelProps) {
  return (
    <div className={styles.page}>
      <details className={styles.panel} open={window.innerWidth > 991}>
        <summary>{title}</summary>
        {panel}
      </details>
      <div>{children}</div>
    </div>
  );
}

/** The part of a panel that scrolls in itself. */
export function PanelScroll({ children }: { children: ReactNode }) {
  return <div className={styles.scroll}>{children}</div>;
}
