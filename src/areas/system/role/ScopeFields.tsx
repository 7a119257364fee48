import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { chosen } from '@/shared/form/fields/required';
import { OptionRadio } from '@/shared/form/fields/OptionRadio';
import type { Dept } from '../dept/dept.api';
import { useDeptTree } from '../dept/deptTree';
import { GrantField } from './GrantField';
import { CHOSEN, type Role, SCOPES } from './role.api';

const Field = Form.Item<Role>;

/** The data scope of a role, and below it the tree of departments for chosen ones (docs/contract#1.11). */
export function ScopeFields({ scopes = SCOPES }: { scopes?: readonly (typeof SCOPES)[number][] }) {
  const { t } = useTranslation('system');
  return (
    <>
      <Field name="dataScope" label={t('role.scope')} extra={t('role.scopeHint')} rules={[chosen]}>
        <OptionRadio
          style={{ display: 'grid', gap: 8 }}
          options={scopes.map((value) => ({ value, label: t(`role.scopes.${value}`) }))}
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
    </>
  );
}

function DeptGrants(field: object) {
  const { t } = useTranslation('system');
  const show = ({ deptId, deptName }: Dept) => ({ id: deptId, name: deptName });
  return <GrantField {...field} name="deptIds" label={t('role.scopeDepts')} tree={useDeptTree()} show={show} />;
}
