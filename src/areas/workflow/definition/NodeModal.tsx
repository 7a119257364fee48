import { useQuery } from '@tanstack/react-query';
import { Form, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { EditModal } from '@/shared/crud/EditModal';
import { type FlowNode, NODES, saveNode } from './node.api';

/** Says who may decide at a user task: roles, departments, users, the head of the last actor's department. */
export function NodeModal({ node, onClose }: { node: FlowNode; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  const { nodeId, name, roleIds, userIds, deptIds, deptHeader } = node;
  return (
    <EditModal
      path={NODES}
      title={t('node.editOf', { name: name ?? nodeId })}
      start={{
        nodeId,
        roleIds: roleIds ?? [],
        userIds: userIds ?? [],
        deptIds: deptIds ?? [],
        deptHeader: deptHeader ?? false,
      }}
      save={saveNode}
      onClose={onClose}
    >
      <Form.Item name="roleIds" label={t('node.roleIds')}>
        <Many url="/system/role/all" params={{}} idKey="roleId" nameKey="roleName" />
      </Form.Item>
      <Form.Item name="userIds" label={t('node.userIds')}>
        <Many url="/system/user/list" params={{ pageSize: 1000, status: '0' }} idKey="userId" nameKey="userName" />
      </Form.Item>
      <Form.Item name="deptIds" label={t('node.deptIds')} extra={t('node.leavesOnly')}>
        <Many url="/system/dept/list/enable" params={{}} idKey="deptId" nameKey="deptName" leavesOnly />
      </Form.Item>
      <Form.Item name="deptHeader" label={t('node.deptHeader')} valuePropName="checked" extra={t('node.headHint')}>
        <Switch />
      </Form.Item>
    </EditModal>
  );
}

interface ManyProps {
  url: string;
  params: object;
  idKey: string;
  nameKey: string;
  /** Only rows that are nobody's parent. */
  leavesOnly?: boolean;
}

/** Chooses several rows of a list that comes whole. */
function Many({ url, params, idKey, nameKey, leavesOnly = false, ...field }: ManyProps) {
  const { t } = useTranslation();
  const { data = [], isFetching } = useQuery({
    queryKey: ['choices', url],
    queryFn: async ({ signal }) => toList(await request({ url, params, signal })) as Record<string, unknown>[],
  });
  const parents = new Set(data.map((row) => String(row.parentId)));
  const rows = leavesOnly ? data.filter((row) => !parents.has(String(row[idKey]))) : data;
  const label = (row: Record<string, unknown>) => {
    const above = leavesOnly && data.find((one) => String(one[idKey]) === String(row.parentId));
    const own = String(row[nameKey] ?? row[idKey]);
    if (above) return `${String(above[nameKey])} / ${own}`;
    return row.loginName ? `${own} (${String(row.loginName)})` : own;
  };
  return (
    <Select
      {...field}
      mode="multiple"
      allowClear
      loading={isFetching}
      placeholder={t('field.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      options={rows.map((row) => ({ value: Number(row[idKey]), label: label(row) }))}
    />
  );
}
