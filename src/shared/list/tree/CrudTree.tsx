import { Button } from 'antd';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import type { RowAction } from '../actions/RowActions';
import { type Batch, BatchBar } from '../BatchBar';
import type { Column } from '../column';
import type { ListAddress } from '../listAddress';
import { ListTable } from '../ListTable';
import { useSelection } from '../rows/useSelection';
import { StartView } from '../StartView';
import { useList } from '../useList';
import { type Branch, toTree } from './tree';
import type { TFunction } from 'i18next';
import styles from './ExpandButton.module.css';

interface CrudTreeProps<T extends object> {
  /** The resource; its `list` must return all rows at once, not nested (`treeApi`). */
  api: Resource<T>;
  /** An address codec with `paged: false`. */
  address: ListAddress<keyof T & string>;
  columns: readonly Column<T>[];
  /** The field with the parent's id. */
  parentKey: keyof T & string;
  /** The actions of a row. All rows must have the same actions in the same order. */
  actions?: ((row: T) => readonly RowAction[]) | undefined;
  /** The button for a new record. */
  create?: ReactNode;
  /** The actions for the selected rows. Without `batch`, rows cannot be selected. */
  batch?: Batch<T> | undefined;
}

/** Shows flat rows as a tree. At first, only the top level is expanded. A search expands all found rows. */
export function CrudTree<T extends object>(props: CrudTreeProps<T>) {
  return (
    <StartView name={props.api.path}>
      <Tree {...props} />
    </StartView>
  );
}

function Tree<T extends object>({ api, address, parentKey, batch, ...table }: CrudTreeProps<T>) {
  const { t } = useTranslation();
  const list = useList(api, address);
  const keyOf = (row: T) => String(api.idOf(row));
  const roots = toTree(list.rows, api.idKey, parentKey);
  const searching = Object.keys(list.state.filters).length > 0;
  // The expanded rows; undefined until the user expands or collapses a row.
  const [chosen, setChosen] = useState<readonly string[]>();
  const all = branches(roots).map(keyOf);
  const open = new Set(chosen ?? (searching ? all : roots.map(keyOf)));
  const allOpen = all.every((key) => open.has(key));
  const shown = inSight(roots, (row) => open.has(keyOf(row)));
  const rows = shown.map(({ row }) => row);
  const selection = useSelection(api, rows);
  // When the filters change, and again when their rows arrive, resets the expanded rows and clears the selection.
  const [shownFor, setShownFor] = useState(list.filterKey);
  if (shownFor !== list.filterKey) {
    setShownFor(list.filterKey);
    setChosen(undefined);
    selection.clear();
  }
  const depths = new Map(shown.map(({ row, depth }) => [keyOf(row), depth]));

  function toggle(key: string) {
    if (open.has(key)) open.delete(key);
    else open.add(key);
    setChosen([...open]);
  }

  return (
    <ListTable
      {...table}
      title={titleOf(t, api)}
      nameOf={api.nameOf}
      list={list}
      rows={rows}
      offset={0}
      selection={batch && selection}
      toolbar={
        all.length > 0 && (
          <Button onClick={() => setChosen(allOpen ? [] : all)}>
            {t(allOpen ? 'crud.collapseAll' : 'crud.expandAll')}
          </Button>
        )
      }
      before={(row: Branch<T>) => (
        <span style={{ paddingInlineStart: (depths.get(keyOf(row)) ?? 0) * INDENT }}>
          <ExpandButton
            t={t}
            name={api.nameOf(row)}
            expanded={open.has(keyOf(row))}
            expandable={row.children !== undefined}
            onToggle={() => toggle(keyOf(row))}
          />
        </span>
      )}
    >
      {batch && <BatchBar selection={selection} batch={batch} />}
    </ListTable>
  );
}

/** Indentation per level, in pixels. */
const INDENT = 20;

/** All rows that have children. */
function branches<T>(rows: readonly Branch<T>[]): Branch<T>[] {
  return rows.flatMap((row) => (row.children ? [row, ...branches(row.children)] : []));
}

/** The rows whose ancestors are all expanded, in order, with their depth. */
function inSight<T>(
  rows: readonly Branch<T>[],
  isOpen: (row: T) => boolean,
  depth = 0,
): { row: Branch<T>; depth: number }[] {
  return rows.flatMap((row) => [
    { row, depth },
    ...(row.children && isOpen(row) ? inSight(row.children, isOpen, depth + 1) : []),
  ]);
}

interface ExpandButtonProps {
  t: TFunction;
  name: string;
  expanded: boolean;
  expandable: boolean;
  onToggle: (event: MouseEvent<HTMLElement>) => void;
}

/** Expands or collapses a row of a tree. A row without children gets an empty space, so that all names are aligned. */
function ExpandButton({ t, name, expanded, expandable, onToggle }: ExpandButtonProps) {
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
