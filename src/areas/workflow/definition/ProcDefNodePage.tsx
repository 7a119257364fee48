import { keysOf } from '@/shared/api/queryKeys';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Empty, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackToList } from '@/shared/menu/BackToList';
import { TableFailure } from '@/shared/display/TableFailure';
import { useEditing } from '@/shared/form/useEditing';
import { wordOf } from '@/shared/lib/wordOf';
import { type FlowNode, NODES, nodesOf } from './node.api';
import { NodeModal } from './NodeModal';

/** Assigns the nodes of a definition to roles, users or departments (docs/contract#2.26). */
export default function ProcDefNodePage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const [editing, edit] = useEditing<FlowNode>();
  const nodes = useQuery({
    queryKey: keysOf(NODES).list({ id }),
    queryFn: ({ signal }) => nodesOf(id, signal),
    enabled: id !== '',
  });
  const who = ({ roleIds, userIds, deptIds, deptHeader }: FlowNode) =>
    [
      roleIds?.length && t('node.roles', { count: roleIds.length }),
      userIds?.length && t('node.users', { count: userIds.length }),
      deptIds?.length && t('node.depts', { count: deptIds.length }),
      deptHeader && t('node.head'),
    ]
      .filter(Boolean)
      .join(t('shared:crud.comma'));
  return (
    <Card
      title={t('node.title', { id })}
      extra={<BackToList list="procDefList" />}
      styles={{ body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } }}
    >
      <Alert type="info" showIcon title={t('node.hint')} />
      {id === '' && <Empty description={t('shared:crud.noRecord')} />}
      {nodes.isError && <TableFailure error={nodes.error} onRetry={() => void nodes.refetch()} />}
      {id !== '' && !nodes.isError && (
        <Table<FlowNode>
          aria-label={t('node.title', { id })}
          rowKey="nodeId"
          size="middle"
          pagination={false}
          loading={nodes.isPending}
          dataSource={nodes.data ?? []}
          scroll={{ x: 'max-content' }}
          columns={[
            { dataIndex: 'nodeId', title: t('node.id') },
            { dataIndex: 'name', title: t('node.name') },
            { dataIndex: 'type', title: t('node.type'), render: (type: number) => wordOf(t, 'node.types', type) },
            {
              key: 'who',
              title: t('node.who'),
              render: (_, node) => (node.type === 1 ? who(node) || t('node.nobody') : '-'),
            },
            {
              key: 'actions',
              title: t('shared:action.actions'),
              render: (_, node) =>
                node.type === 1 ? (
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('node.editOf', { name: node.name ?? node.nodeId })}
                    onClick={() => edit(node)}
                  >
                    {t('shared:action.edit')}
                  </Button>
                ) : (
                  t('node.fixed')
                ),
            },
          ]}
        />
      )}
      {editing?.row && <NodeModal key={editing.key} node={editing.row} onClose={editing.close} />}
    </Card>
  );
}
