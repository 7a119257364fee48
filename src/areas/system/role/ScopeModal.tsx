import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { OptionRadio } from '@/shared/fields/OptionRadio';
import { EditModal } from '@/shared/form/EditModal';
import type { Dept } from '../dept/dept.api';
import { useDeptTree } from '../dept/deptTree';
import { GrantField } from './GrantField';
import { CHOSEN, loadScope, type Role, roles, saveScope, SCOPES } from './role.api';
import type { FieldsOf } from '@/shared/form/fieldsOf';
import { chosen } from '@/shared/fields/required';

const Field = Form.Item<FieldsOf<Role>>;

/** The form for a role's data scope: the departments whose data its users may see (docs/contract#1.11). */
export function ScopeModal({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('system');
  return (
    <EditModal
      path={roles.path}
      title={t('role.scopeTitle', { name: role.roleName })}
      start={{ load: (signal) => loadScope(role, signal), keys: ['roleId', 'roleName', 'roleKey'] }}
      save={saveScope}
      onClose={onClose}
    >
      <Field name="dataScope" label={t('role.scope')} rules={[chosen]}>
        <OptionRadio
          style={{ display: 'grid', gap: 8 }}
          options={SCOPES.map((value) => ({ value, label: t(`role.scopes.${value}`) }))}
        />
      </Field>
      <Form.Item noStyle dependencies={['dataScope']}>
        {({ getFieldValue }) =>
          getFieldValue('dataScope') === CHOSEN && (
            <Field
              name="deptIds"
              label={t('role.scopeDepts')}
              rules={[{ required: true, type: 'array', min: 1, message: t('role.scopeDeptsRequired') }]}
            >
              <DeptGrants />
            </Field>
          )
        }
      </Form.Item>
    </EditModal>
  );
}

function DeptGrants(field: object) {
  const { t } = useTranslation('system');
  const show = ({ deptId, deptName }: Dept) => ({ id: deptId, name: deptName });
  return <GrantField {...field} name="deptIds" label={t('role.scopeDepts')} tree={useDeptTree()} show={show} />;
}
