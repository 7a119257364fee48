import { useQueries } from '@tanstack/react-query';
import { Tree } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import { treeHeight } from '@/shared/list/tree/treeHeight';
import { PanelScroll } from '../ui/SidePanel';
import { type District, districtsBelow, levelOf, TOP } from './district.resource';

interface DistrictTreeProps {
  /** The code of the chosen division. */
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

/** The height of the tree once many divisions are open, in pixels. */
const HEIGHT = 560;

/** All divisions as a tree; children are fetched when a node is expanded. */
export function DistrictTree({ chosen, onChoose }: DistrictTreeProps) {
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
    // Clicking the error row refetches the children.
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
