import type { ReactNode } from 'react';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { LinkQuery } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { inRow } from './inRow';
import styles from './home.module.css';

/** A figure with its name. `below` is shown under the figure, for example a comparison. */
export interface Figure {
  key: string;
  name: string;
  value: string;
  below?: ReactNode;
  /** The list of the counted rows, to which the tile links. */
  list?: FigureList | undefined;
}

/** The menu key of a list, and the query for it. */
export type FigureList = readonly [key: MenuKey, query?: LinkQuery];

/** Figures as tiles of equal size. */
export function Tiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} data-row style={inRow(figures.length)}>
      {figures.map(({ key, name, value, below, list }) => (
        <div key={key}>
          <dt>
            {list ? (
              <MenuLink to={list[0]} query={list[1] ?? {}}>
                {name}
              </MenuLink>
            ) : (
              name
            )}
          </dt>
          <dd>{value}</dd>
          {below && <dd className={styles.where}>{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
