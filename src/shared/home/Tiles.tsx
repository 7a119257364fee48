import type { ReactNode } from 'react';
import { inRow } from './inRow';
import styles from './home.module.css';

/** A figure with its name and, `below` it, a comparison. */
export interface Figure {
  key: string;
  name: string;
  value: string;
  below?: ReactNode;
}

/** Figures as tiles of equal size. */
export function Tiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} data-row style={inRow(figures.length)}>
      {figures.map(({ key, name, value, below }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {below && <dd className={styles.where}>{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
