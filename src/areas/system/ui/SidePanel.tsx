import type { ReactNode } from 'react';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { FilterPanelContext } from '@/shared/list/filter/FilterPanel';
import { useScreenWidth } from '@/shared/display/measure/useScreenWidth';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  /** The filter of the list: beside the list on wide screens, otherwise behind a button of the filter bar. */
  panel: ReactNode;
  children: ReactNode;
}

/**
 * A list with a filter panel beside it, such as a tree. The panel is displayed first but comes last in the tab order.
 * The Tab key therefore reaches the records sooner.
 */
export function SidePanel({ title, panel, children }: SidePanelProps) {
  const hasRoom = useScreenWidth() === 'desk';
  return (
    <FilterPanelContext value={{ title, panel }}>
      <div className={styles.page}>
        <div className={styles.list}>{children}</div>
        {hasRoom && (
          <section className={styles.panel} aria-label={title}>
            <AfterPaint>{panel}</AfterPaint>
          </section>
        )}
      </div>
    </FilterPanelContext>
  );
}

/** The part of a panel that scrolls separately. */
export function PanelScroll({ children }: { children: ReactNode }) {
  return <div className={styles.scroll}>{children}</div>;
}
