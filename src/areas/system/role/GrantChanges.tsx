import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { GrantNode } from './grants';
import styles from './GrantTree.module.css';

interface GrantChangesProps {
  roots: readonly GrantNode[];
  /** The granted keys as stored, and as they would be saved. */
  stored: readonly string[];
  value: readonly string[];
}

/** Lists by name what a save would grant and revoke, because one tick can change many permissions. */
export function GrantChanges({ roots, stored, value }: GrantChangesProps) {
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

/** The names of the nodes in one set but not in the other; a leaf is prefixed with its parent's name. */
function namesOf(roots: readonly GrantNode[], these: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  const visit = (node: GrantNode, above: string): string[] => [
    ...(these.has(node.key) && !others.has(node.key)
      ? [above && node.children.length === 0 ? `${above} · ${node.name}` : node.name]
      : []),
    ...node.children.flatMap((child) => visit(child, node.name)),
  ];
  return roots.flatMap((root) => visit(root, ''));
}
