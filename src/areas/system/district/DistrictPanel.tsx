import { SearchOutlined } from '@ant-design/icons';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Empty, Input, Tree } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '@/shared/display/Loading';
import { useClear } from '@/shared/display/useClear';
import { wordOf } from '@/shared/lib/wordOf';
import { TableFailure } from '@/shared/display/TableFailure';
import { treeHeight } from '@/shared/list/tree/treeHeight';
import { PanelScroll } from '../ui/SidePanel';
import { type District, districtsBelow, findDistricts, levelOf, TOP, useDistrictPath } from './district.resource';
import styles from './DistrictPanel.module.css';

/** Finds a division in the tree or by name, pinyin or code. Each search result shows its parents. */
export function DistrictPanel() {
  const { t } = useTranslation('system');
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState('');

  /**
   * Limits the list to the children of a division or, at the lowest level, to the division itself. The filter is stored
   * in the URL.
   */
  function choose(district: District | undefined) {
    if (!district) return setSearch({});
    setSearch(levelOf(district) < 2 ? { pid: String(district.id) } : { id: String(district.id) });
  }

  return (
    <>
      <Input.Search
        allowClear={useClear()}
        aria-label={t('district.find')}
        placeholder={t('district.findHint')}
        searchIcon={<SearchOutlined aria-label={t('district.findNow')} />}
        onSearch={(text) => setQuery(text.trim())}
      />
      {query ? (
        <Hits query={query} onChoose={(district) => setSearch({ id: String(district.id) })} />
      ) : (
        <DistrictTree chosen={search.get('pid') ?? search.get('id') ?? undefined} onChoose={choose} />
      )}
    </>
  );
}

function Hits({ query, onChoose }: { query: string; onChoose: (district: District) => void }) {
  const { t } = useTranslation('system');
  const pathOf = useDistrictPath();
  const hits = useQuery(findDistricts(query));
  if (!hits.isSuccess) return <Loading query={hits} title={false} />;
  const { records, total } = hits.data;
  return (
    <>
      <p role="status" className={styles.count}>
        {t('district.hits', { count: total, shown: records.length })}
      </p>
      {records.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      <PanelScroll>
        <ul className={styles.hits}>
          {records.map((district) => (
            <li key={district.id}>
              <button type="button" onClick={() => onChoose(district)}>
                {district.name}
                <small>{pathOf(district) || wordOf(t, 'district.levels', district.deep)}</small>
              </button>
            </li>
          ))}
        </ul>
      </PanelScroll>
    </>
  );
}

interface DistrictTreeProps {
  /** The code of the selected division. */
  chosen: string | undefined;
  onChoose: (district: District | undefined) => void;
}

interface Node {
  key: string;
  title: string;
  isLeaf: boolean;
  disabled?: boolean;
  district?: District;
  children?: Node[];
}

/** The height of the tree when many divisions are expanded, in pixels. */
const HEIGHT = 560;

/** All divisions as a tree. Children are fetched when a node is expanded. */
function DistrictTree({ chosen, onChoose }: DistrictTreeProps) {
  const { t } = useTranslation(['system', 'shared']);
  const [opened, setOpened] = useState<string[]>([]);
  const asked = [TOP, ...opened];
  const answers = useQueries({ queries: asked.map(districtsBelow) });
  const below = new Map(asked.map((pid, index) => [pid, answers[index]] as const));
  const top = below.get(TOP);
  if (top?.isError) return <TableFailure error={top.error} onRetry={() => void top.refetch()} />;

  const isOpened = new Set(opened);
  const nodesBelow = (pid: string): Node[] => {
    const answer = below.get(pid);
    if (answer?.isError) return [{ key: `${pid}:failed`, title: t('shared:crud.loadFailed'), isLeaf: true }];
    if (!answer?.data)
      return [{ key: `${pid}:pending`, title: t('shared:boot.loading'), isLeaf: true, disabled: true }];
    return answer.data.map((district) => {
      const key = String(district.id);
      const isLeaf = levelOf(district) >= 2;
      const children = isOpened.has(key) ? nodesBelow(key) : undefined;
      return { key, title: district.name, isLeaf, district, ...(children && { children }) };
    });
  };

  function choose(node: Node, selected: boolean) {
    if (node.district) return onChoose(selected ? node.district : undefined);
    // Clicking the error row fetches the children again.
    void below.get(node.key.split(':')[0] ?? '')?.refetch();
  }

  return (
    <PanelScroll>
      <Tree<Node>
        blockNode
        aria-label={t('district.tree')}
        {...treeHeight(
          answers.reduce((sum, { data = [] }) => sum + data.length, 0),
          HEIGHT,
        )}
        treeData={nodesBelow(TOP)}
        expandedKeys={opened}
        onExpand={(keys) => setOpened(keys.map(String))}
        selectedKeys={chosen ? [chosen] : []}
        onSelect={(_, { node, selected }) => choose(node, selected)}
      />
    </PanelScroll>
  );
}
