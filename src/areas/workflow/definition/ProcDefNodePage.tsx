import { keysOf } from '@/shared/api/queryKeys';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Checkbox, Empty, Form, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackToList } from '@/shared/menu/BackToList';
import { TableFailure } from '@/shared/display/TableFailure';
import { useEditing } from '@/shared/form/useEditing';
import { wordOf } from '@/shared/lib/wordOf';
import { toId } from '@/shared/api/fields';
import { EditModal } from '@/shared/form/EditModal';
import type { FormOf } from '@/shared/api/crudApi';
import { chosen } from '@/shared/form/fields/required';
import { findNode, type FlowNode, NODES, nodesOf, saveNode } from './node.api';
import { DecidersField } from '../ui/DecidersField';

/**
 * Sets who decides the user tasks of a definition: roles, users, departments, department heads (docs/contract#2.26).
 */
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

const KINDS = ['roles', 'users', 'depts'] as const;
/** The form field for each kind of decider (docs/contract#2.26). */
const FIELDS = { roles: 'roleIds', users: 'userIds', depts: 'deptIds' } as const;

type NodeForm = Pick<FlowNode, 'nodeId'> & Record<'by' | (typeof FIELDS)[(typeof KINDS)[number]], string[]>;

const Field = Form.Item<NodeForm>;

/**
 * Sets who decides a user task. The user checks kinds of deciders, such as roles. Each checked kind needs at least one
 * value, except the department head.
 */
function NodeModal({ node, onClose }: { node: FlowNode; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  return (
    <EditModal<NodeForm>
      path={NODES}
      title={t('node.editOf', { name: node.name ?? node.nodeId })}
      start={{ load: async (signal) => toForm(await findNode(node, signal)), keys: ['nodeId'] }}
      save={(values, key) => saveNode(toWire(values), key)}
      onClose={onClose}
    >
      <NodeFields />
    </EditModal>
  );
}

/** Maps a node to form values: the kinds that have values are checked. */
function toForm(node: FlowNode): FormOf<NodeForm> {
  const chosen = KINDS.map((kind) => [FIELDS[kind], (node[FIELDS[kind]] ?? []).map(String)] as const);
  const ticked = KINDS.filter((kind) => node[FIELDS[kind]]?.length);
  return { nodeId: node.nodeId, by: node.deptHeader ? [...ticked, 'head'] : ticked, ...Object.fromEntries(chosen) };
}

/** Maps form values to the request body: kinds that are not checked send an empty list. */
function toWire({ nodeId, by, ...chosen }: FormOf<NodeForm>): FormOf<FlowNode> {
  const ticked = by ?? [];
  const ids = KINDS.map((kind) => {
    const some = ticked.includes(kind) ? (chosen[FIELDS[kind]] ?? []) : [];
    return [FIELDS[kind], some.map(toId)] as const;
  });
  return { nodeId, ...Object.fromEntries(ids), deptHeader: ticked.includes('head') };
}

function NodeFields() {
  const { t } = useTranslation('workflow');
  const by = Form.useWatch<string[] | undefined>('by') ?? [];
  return (
    <>
      <Field name="by" label={t('node.who')} extra={by.includes('head') && t('node.headHint')}>
        <Checkbox.Group
          options={[
            ...KINDS.map((kind) => ({ value: kind, label: t(`node.${FIELDS[kind]}`) })),
            { value: 'head', label: t('node.head') },
          ]}
        />
      </Field>
      {KINDS.filter((kind) => by.includes(kind)).map((kind) => (
        <Field
          key={kind}
          name={FIELDS[kind]}
          label={t(`node.${FIELDS[kind]}`)}
          rules={[chosen]}
          extra={kind === 'depts' && t('node.leavesOnly')}
        >
          <DecidersField kind={kind} />
        </Field>
      ))}
    </>
  );
}
