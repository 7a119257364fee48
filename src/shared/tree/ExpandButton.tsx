import { RightOutlined } from '@ant-design/icons';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ExpandButton.module.css';

interface ExpandButtonProps {
  name: string;
  expanded: boolean;
  expandable: boolean;
  onToggle: (event: MouseEvent<HTMLElement>) => void;
}

/** Expands and collapses a row of a tree; a row without children keeps the space, so that names line up. */
export function ExpandButton({ name, expanded, expandable, onToggle }: ExpandButtonProps) {
  const { t } = useTranslation();
  if (!expandable) return <span className={styles.expand} />;
  return (
    <button
      type="button"
      className={styles.expand}
      aria-expanded={expanded}
      aria-label={t(expanded ? 'crud.collapseRow' : 'crud.expandRow', { name })}
      onClick={onToggle}
    >
      <RightOutlined rotate={expanded ? 90 : 0} aria-hidden="true" />
    </button>
  );
}
