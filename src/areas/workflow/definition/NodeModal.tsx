import { toId } from '@/shared/api/fields';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import type { FormOf } from '@/shared/api/crudApi';
import { chosen } from '@/shared/form/fields/required';
import { DecidersField } from '../ui/DecidersField';
import { findNode, type FlowNode, NODES, saveNode } from './node.api';

const KINDS = ['roles', 'users', 'depts'] as const;
/** The field of each kind (docs/contract#2.26). */
const FIELDS = { roles: 'roleIds', users: 'userIds', depts: 'deptIds' } as const;

type NodeForm = Pick<FlowNode, 'nodeId'> & Record<'by' | (typeof FIELDS)[(typeof KINDS)[number]], string[]>;

const Field = Form.Item<NodeForm>;

/** Sets the users who may decide at a user task; every checked kind needs at least one value. */
export function NodeModal({ node, onClose }: { node: FlowNode; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  return (
    <EditModal<NodeForm>
      path={NODES}
      title={t('node.editOf', { name: node.name ?? node.nodeId })}
      start={{ load: async (signal) => toForm(await findNode(node, signal)), keys: ['nodeId'] }}
      save={(values) => saveNode(toWire(values))}
      onClose={onClose}
    >
      <NodeFields />
    </EditModal>
  );
}

/** The form values: the kinds with values are checked. */
function toForm(node: FlowNode): FormOf<NodeForm> {
  const chosen = KINDS.map((kind) => [FIELDS[kind], (node[FIELDS[kind]] ?? []).map(String)] as const);
  const ticked = KINDS.filter((kind) => node[FIELDS[kind]]?.length);
  return { nodeId: node.nodeId, by: node.deptHeader ? [...ticked, 'head'] : ticked, ...Object.fromEntries(chosen) };
}

/** The request body; kinds that are not checked send an empty list. */
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
