import { AutoComplete, Form, Input, InputNumber } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleQuery, personName } from '@/shared/form/fields/people.api';
import { unlessStored } from '@/shared/form/fields/unlessStored';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditModal } from '@/shared/form/EditModal';
import { storedIn } from '@/shared/form/stored';
import type { Id } from '@/shared/lib/id';
import { nextOrder } from '@/shared/list/tree/nextOrder';
import { ParentSelect } from '@/shared/list/tree/ParentSelect';
import { type Dept, depts } from './dept.resource';
import { useDeptRows, useDeptTree } from './deptTree';

const { Entry, Field, Text } = itemsOf(depts);

interface DeptModalProps {
  /** The edited department. Undefined for a new department. */
  dept: Dept | undefined;
  /** The preset parent of a new department. */
  above: Dept | undefined;
  onClose: () => void;
}

/** The leader's user id has no form field of its own. It changes together with `leader`. */
const FOLLOWS = { leaderId: 'leader' } as const;

/** The form that adds or edits a department. */
export function DeptModal({ dept, above, onClose }: DeptModalProps) {
  const { t } = useTranslation(['system', 'shared']);
  const parentId = above?.deptId ?? 0;
  const rows = useDeptRows();
  const next = (parent: Id) => nextOrder(rows, parent, ({ orderNum }) => orderNum);
  return (
    <EditModal
      path={depts.path}
      title={dept ? t('dept.editTitle', { name: depts.nameOf(dept) }) : t('dept.addTitle')}
      start={dept ? storedIn(depts, dept) : { deptId: 0, parentId, status: '0', orderNum: next(parentId) }}
      save={depts.save}
      follows={FOLLOWS}
      onClose={onClose}
      draft={{ record: dept?.deptId ?? 'new', row: dept }}
    >
      <ParentSelect
        label={t('dept.parent')}
        top={t('dept.top')}
        tree={useDeptTree()}
        idOf={(one) => one.deptId}
        nameOf={depts.nameOf}
        self={dept?.deptId}
        order={{ field: 'orderNum', next }}
      />
      <Text name="deptName" required />
      <LeaderField dept={dept} />
      <Field
        name="phone"
        rules={unlessStored(dept, 'phone', [
          { required: true },
          { pattern: /^[\d-]{5,11}$/, message: t('dept.phoneInvalid') },
        ])}
      >
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
      </Field>
      <Text
        name="email"
        rules={unlessStored(dept, 'email', [{ required: true }, { type: 'email', message: t('user.emailInvalid') }])}
      />
      <Field name="orderNum" label={t('field.order')} rules={[{ required: true }]}>
        <InputNumber min={0} max={9999} precision={0} style={{ width: 160 }} />
      </Field>
      <Entry name="status" as="radio" />
    </EditModal>
  );
}

/** Max number of users offered as the leader. The user types more of the name to find others. */
const MAX_OPTIONS = 20;

/** The leader's name. Selecting a user also sets the user id, which workflows need. A typed name has no user id. */
function LeaderField({ dept }: { dept: Dept | undefined }) {
  const form = Form.useFormInstance();
  const [search, setSearch] = useState('');
  const found = useQuery({ ...peopleQuery, enabled: search !== '' });
  const options = (found.data ?? [])
    .filter(({ userName }) => search !== '' && userName.toLowerCase().includes(search.toLowerCase()))
    .slice(0, MAX_OPTIONS)
    .map((one) => ({ value: one.userName, key: String(one.userId), userId: one.userId, label: personName(one) }));
  return (
    <>
      <Field name="leaderId" label={null} hidden noStyle getValueProps={() => ({})}>
        <input type="hidden" />
      </Field>
      <Field name="leader" rules={unlessStored(dept, 'leader', [{ required: true, whitespace: true }])}>
        <AutoComplete
          options={options}
          showSearch={{ onSearch: (text) => setSearch(text.trim()) }}
          maxLength={20}
          onChange={() => form.setFieldValue('leaderId', null)}
          onSelect={(_, { userId }) => form.setFieldValue('leaderId', userId)}
        />
      </Field>
    </>
  );
}
