import type { ReactNode } from 'react';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  /** The filter of the list: beside it, or collapsed above it on narrow screens. */
  panel: ReactNode;
  children: ReactNode;
}

/** A list with a filter panel beside it, such as a tree. */
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

/** The part of a panel that scrolls on its own. */
export function PanelScroll({ children }: { children: ReactNode }) {
  return <div className={styles.scroll}>{children}</div>;
}
