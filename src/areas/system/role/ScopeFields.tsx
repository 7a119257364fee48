import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { chosen } from '@/shared/form/fields/required';
import { OptionRadio } from '@/shared/form/fields/OptionRadio';
import type { Dept } from '../dept/dept.resource';
import { useDeptTree } from '../dept/deptTree';
import { GrantField } from './GrantField';
import { CHOSEN, SCOPES, roles } from './role.resource';

const { Field } = itemsOf(roles);

/** The field for a role's data scope. The scope of chosen departments adds a department tree (docs/contract#1.11). */
export function ScopeFields({ scopes = SCOPES }: { scopes?: readonly (typeof SCOPES)[number][] }) {
  const { t } = useTranslation('system');
  return (
    <>
      <Field name="dataScope" extra={t('role.scopeHint')} rules={[chosen]}>
        <OptionRadio
          style={{ display: 'grid', gap: 8 }}
          options={scopes.map((value) => ({ value, label: t(`role.dataScopes.${value}`) }))}
        />
      </Field>
      <Form.Item noStyle dependencies={['dataScope']}>
        {({ getFieldValue }) =>
          getFieldValue('dataScope') === CHOSEN && (
            <Field
              name="deptIds"
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
  return <GrantField {...field} name="deptIds" label={t('role.deptIds')} tree={useDeptTree()} show={show} />;
}
