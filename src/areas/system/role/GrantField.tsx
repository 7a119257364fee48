import type { UseQueryResult } from '@tanstack/react-query';
import { Alert } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import { useReading } from '@/shared/display/reading';
import { Loading } from '@/shared/display/Loading';
import type { Branch } from '@/shared/list/tree/tree';
import { StoredValuesContext } from '@/shared/form/storedValues';
import type { GrantNode } from './grants';
import { GrantTree } from './GrantTree';
import styles from './GrantTree.module.css';

interface GrantFieldProps<T> {
  /** The name of the field in the record. */
  name: string;
  label: string;
  /** The query for the tree. While it loads or fails, its state is displayed in place of the tree. */
  tree: UseQueryResult<Branch<T>[]>;
  /** Maps a row to a node of the tree. */
  show: (row: T) => { id: Id; name: string; hint?: string };
  /** Set by the form: the id of the control, and the granted ids as sent to the server. */
  id?: string;
  value?: Id[];
  onChange?: (ids: Id[]) => void;
}

/** The form field that grants nodes of a tree. */
export function GrantField<T extends object>(props: GrantFieldProps<T>) {
  const { name, label, tree, show, id, value = [], onChange } = props;
  const { t } = useTranslation();
  useReading(id, (ids) => t('crud.selected', { count: [ids].flat().length }));
  const stored = use(StoredValuesContext);
  if (!tree.isSuccess) return <Loading query={tree} title={false} />;

  // Maps keys back to ids of the original type: a number stays a number, and a 64-bit id stays a string.
  const ids = new Map(value.map((one) => [String(one), one] as const));
  const toNode = (row: Branch<T>): GrantNode => {
    const { id: key, ...words } = show(row);
    ids.set(String(key), key);
    return { key: String(key), ...words, children: (row.children ?? []).map(toNode) };
  };
  const roots = tree.data.map(toNode);
  return (
    <>
      <GrantTree
        label={label}
        roots={roots}
        value={value.map(String)}
        onChange={(keys) => onChange?.(keys.flatMap((key) => ids.get(key) ?? []))}
      />
      <GrantChanges roots={roots} stored={idsIn(stored[name])} value={value.map(String)} />
    </>
  );
}

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface GrantChangesProps {
  roots: readonly GrantNode[];
  /** The granted keys that the server has; `value` contains the granted keys in the form. */
  stored: readonly string[];
  value: readonly string[];
}

/** Lists the nodes that saving would grant and revoke, because a single click can change many of them. */
function GrantChanges({ roots, stored, value }: GrantChangesProps) {
  const { t } = useTranslation(['system', 'shared']);
  const granted = namesOf(roots, new Set(value), new Set(stored));
  const taken = namesOf(roots, new Set(stored), new Set(value));
  const line = (key: 'grant.granted' | 'grant.taken', names: string[]) =>
    names.length > 0 && (
      <details className={styles.changes}>
        <summary>{t(key, { count: names.length })}</summary>
        {names.join(t('shared:crud.comma'))}
      </details>
    );
  return (
    <div role="status">
      {granted.length + taken.length > 0 && (
        <Alert
          type={taken.length > 0 ? 'warning' : 'info'}
          style={{ marginTop: 8 }}
          title={
            <>
              {line('grant.granted', granted)}
              {line('grant.taken', taken)}
            </>
          }
        />
      )}
    </div>
  );
}

/** Returns the names of the nodes in `these` but not in `others`. A leaf is prefixed with its parent's name. */
function namesOf(roots: readonly GrantNode[], these: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  const visit = (node: GrantNode, above: string): string[] => [
    ...(these.has(node.key) && !others.has(node.key)
      ? [above && node.children.length === 0 ? `${above} · ${node.name}` : node.name]
      : []),
    ...node.children.flatMap((child) => visit(child, node.name)),
  ];
  return roots.flatMap((root) => visit(root, ''));
}
