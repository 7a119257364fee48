import { SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, Empty, Input, Switch, Tree } from 'antd';
import { type Key, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './GrantTree.module.css';
import { treeHeight } from '@/shared/list/tree/treeHeight';
import { found, grant, type GrantNode, keysOf, narrowed, shownGrants, withdraw } from './grants';

interface GrantTreeProps {
  /** The accessible name of the tree. */
  label: string;
  roots: readonly GrantNode[];
  /** The granted keys as sent to the server, including half-checked parents. Keys that are not in the tree are kept. */
  value: readonly string[];
  onChange: (keys: string[]) => void;
}

/** The height of a tree with many nodes, in pixels: the inner height of its frame. */
const HEIGHT = 344;

/**
 * A tree with checkboxes to grant nodes, with search, expand all and grant all. Grant all grants the nodes that match
 * the search, with ancestors and descendants. The user can link the checkboxes of parents and children.
 */
export function GrantTree({ label, roots, value, onChange }: GrantTreeProps) {
  const { t } = useTranslation('system');
  const [search, setSearch] = useState('');
  const [linked, setLinked] = useState(true);
  const [opened, setOpened] = useState<readonly Key[]>(() => (small(roots) ? keysOf(roots) : []));
  const granted = new Set(value);
  const shown = narrowed(roots, search);
  const everything = keysOf(roots);
  const count = everything.filter((key) => granted.has(key)).length;
  const tops = found(roots, search);
  const matching = keysOf(tops);
  const chosen = matching.filter((key) => granted.has(key)).length;
  const all = chosen === matching.length && chosen > 0;
  const allOpen = opened.length > 0;

  function toggle(key: string, checked: boolean) {
    // Granting a node does not grant children that are hidden by the search.
    const next = checked ? grant(shown, granted, key, linked) : withdraw(roots, granted, key, linked);
    onChange([...next]);
  }

  /** Grants the nodes that match the search, with their ancestors and descendants, or withdraws the matching nodes. */
  function toggleAll(checked: boolean) {
    const next = checked
      ? new Set([...value, ...keysOf(shown)])
      : tops.reduce((left, { key }) => withdraw(roots, left, key, linked), granted);
    onChange([...next]);
  }

  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        <Input
          type="search"
          className={styles.search ?? ''}
          prefix={<SearchOutlined aria-hidden="true" />}
          aria-label={t('grant.search')}
          placeholder={t('grant.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter must not submit the surrounding form.
          onPressEnter={(event) => event.preventDefault()}
        />
        <Checkbox checked={all} indeterminate={chosen > 0 && !all} onChange={({ target }) => toggleAll(target.checked)}>
          {t('grant.all')}
        </Checkbox>
        <label className={styles.linked}>
          <Switch size="small" checked={linked} onChange={setLinked} />
          {t('grant.linked')}
        </label>
        <Button type="link" size="small" onClick={() => setOpened(allOpen ? [] : everything)}>
          {t(allOpen ? 'grant.closeAll' : 'grant.openAll')}
        </Button>
        <span role="status" className={styles.count}>
          {t('grant.count', { count })}
        </span>
      </div>
      <div className={styles.tree}>
        {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />}
        {shown.length > 0 && (
          <Tree
            aria-label={label}
            {...treeHeight(everything.length, HEIGHT)}
            blockNode
            checkable
            checkStrictly
            selectable={false}
            treeData={shown.map(toItem)}
            expandedKeys={search.trim() ? keysOf(shown) : [...opened]}
            onExpand={(keys) => setOpened(keys)}
            checkedKeys={shownGrants(roots, granted, linked)}
            onCheck={(_, { node, checked }) => toggle(String(node.key), checked)}
          />
        )}
      </div>
    </div>
  );
}

/** Small trees start expanded. */
const small = (roots: readonly GrantNode[]) => keysOf(roots).length <= 30;

interface Item {
  key: string;
  title: ReactNode;
  children: Item[];
}

const toItem = ({ key, name, hint, children }: GrantNode): Item => ({
  key,
  title: (
    <>
      {name} {hint && <span className={styles.hint}>{hint}</span>}
    </>
  ),
  children: children.map(toItem),
});
