import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import styles from './ExpandButton.module.css';

interface ExpandButtonProps {
  t: TFunction;
  name: string;
  expanded: boolean;
  expandable: boolean;
  onToggle: (event: MouseEvent<HTMLElement>) => void;
}

/** Expands and collapses a row of a tree; a row without children keeps the space, so that names line up. */
export function ExpandButton({ t, name, expanded, expandable, onToggle }: ExpandButtonProps) {
  if (!expandable) return <span className={styles.expand} />;
  return (
    <button
      type="button"
      className={styles.expand}
      aria-expanded={expanded}
      aria-label={t(expanded ? 'crud.collapseRow' : 'crud.expandRow', { name })}
      onClick={onToggle}
    >
      <i className={styles.arrow} />
    </button>
  );
}
