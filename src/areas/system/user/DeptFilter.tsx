import { SearchOutlined } from '@ant-design/icons';
import { Empty, Input, Tree } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loading } from '@/shared/display/Loading';
import type { Branch } from '@/shared/list/tree/tree';
import { useListPath } from '@/shared/list/useListState';
import { treeHeight } from '@/shared/list/tree/treeHeight';
import type { Dept } from '../dept/dept.resource';
import { useDeptTree } from '../dept/deptTree';
import { PanelScroll } from '../ui/SidePanel';

/** The height of the tree when there are many departments, in pixels. */
const HEIGHT = 560;

/** Filters the users by a department and its descendants. The choice is in the URL like any other filter. */
export function DeptFilter() {
  const { t } = useTranslation('system');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const pathname = useListPath();
  const [query, setQuery] = useState('');
  const depts = useDeptTree();
  const chosen = search.get('deptId');

  function choose(deptId: string | undefined) {
    const next = new URLSearchParams(search);
    next.delete('pageNum');
    if (deptId) next.set('deptId', deptId);
    else next.delete('deptId');
    void navigate({ pathname, search: String(next) });
  }

  const shown = narrowed(depts.data ?? [], query.trim());
  return (
    <>
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={t('user.searchDept')}
        placeholder={t('user.searchDept')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <PanelScroll>
        <Loading query={depts} title={false} />
        {depts.isSuccess && shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />}
        {shown.length > 0 && (
          <Tree
            key={query}
            blockNode
            defaultExpandAll
            aria-label={t('user.depts')}
            {...treeHeight(count(shown), HEIGHT)}
            treeData={shown.map(toNode)}
            selectedKeys={chosen ? [chosen] : []}
            onSelect={([key]) => choose(key === undefined ? undefined : String(key))}
          />
        )}
      </PanelScroll>
    </>
  );
}

interface TreeNode {
  key: string;
  title: string;
  children?: TreeNode[];
}

const toNode = (dept: Branch<Dept>): TreeNode => ({
  key: String(dept.deptId),
  title: dept.deptName,
  ...(dept.children && { children: dept.children.map(toNode) }),
});

const count = (depts: readonly Branch<Dept>[]): number =>
  depts.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);

/** Returns the departments whose name contains the text, with their ancestors. */
function narrowed(depts: Branch<Dept>[], text: string): Branch<Dept>[] {
  if (!text) return depts;
  return depts.flatMap((dept) => {
    const children = narrowed(dept.children ?? [], text);
    return children.length > 0 || dept.deptName.includes(text) ? [{ ...dept, children }] : [];
  });
}
