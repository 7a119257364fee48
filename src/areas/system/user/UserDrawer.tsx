import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { unlessStored } from '@/shared/form/fields/unlessStored';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { EditDrawer } from '@/shared/form/EditDrawer';
import { storedIn } from '@/shared/form/stored';
import { BranchSelect } from '@/shared/list/tree/BranchSelect';
import { ResourceSelectMany } from '@/shared/form/fields/ResourceSelect';
import { useErrorText } from '@/shared/display/errorText';
import { chosen } from '@/shared/form/fields/required';
import { LOGIN_NAME } from '@/shared/lib/rules/loginName';
import { useDeptTree } from '../dept/deptTree';
import { type Role, roleChoices } from '../role/role.resource';
import { useConsequences } from '../consequences/useConsequences';
import { initialPassword, type User, userRights, users } from './user.resource';

const { Entry, Field, Text } = itemsOf(users);

const MOBILE = /^1[3-9]\d{9}$/;

interface UserDrawerProps {
  user: User | undefined;
  /** Called with the login name of the new account and, if the server's answer contains it, its password. */
  onAdded: (loginName: string, password: string | undefined) => void;
  onClose: () => void;
}

/** The form that adds or edits a user. It fetches the record again instead of using the row of the list. */
export function UserDrawer({ user, onAdded, onClose }: UserDrawerProps) {
  const { t } = useTranslation(['system', 'shared']);
  const change = useConsequences(userRights);
  return (
    <EditDrawer
      path={users.path}
      title={user ? t('user.editTitle', { name: user.loginName }) : t('user.addTitle')}
      // Also sends the posts, because RuoYi clears those that an update lacks.
      start={user ? { ...storedIn(users, user), keys: ['userId', 'postIds'] } : { userId: 0, status: '0', sex: '2' }}
      save={async (values, key) => {
        const saved = user ? change.save(user.userId, values) : users.save(values, key);
        const password = initialPassword(await saved);
        if (!user) onAdded(String(values.loginName), password);
      }}
      onClose={onClose}
      draft={{ record: user?.userId ?? 'new', row: user }}
    >
      <Text
        name="loginName"
        normalize={trimmed}
        rules={unlessStored(user, 'loginName', [
          { required: true },
          { min: 2, max: 20 },
          ruleOf((name?: string) => name && !LOGIN_NAME.test(name) && t('user.loginNameInvalid')),
        ])}
        max={20}
      />
      <Text name="userName" required />
      <DeptItem />
      <RoleSelect user={user} />
      <Text
        name="phonenumber"
        normalize={digits}
        rules={unlessStored(user, 'phonenumber', [{ pattern: MOBILE, message: t('user.mobileInvalid') }])}
        max={20}
        inputMode="numeric"
      />
      <Text name="email" normalize={trimmed} rules={[{ type: 'email', message: t('user.emailInvalid') }]} />
      <Entry name="sex" as="radio" />
      <Entry name="status" as="radio" />
      <RemarkItem />
    </EditDrawer>
  );
}

/** The form item for the department of a user. */
export function DeptItem() {
  const depts = useDeptTree();
  return (
    <Field name="deptId" rules={[chosen]} help={useLoadFailure(depts.error)}>
      <BranchSelect
        nodes={depts.data ?? []}
        idOf={(dept) => dept.deptId}
        nameOf={(dept) => dept.deptName}
        loading={depts.isPending}
      />
    </Field>
  );
}

/** The roles of a user. The options include all current roles of the user, so that the select shows their names. */
function RoleSelect({ user }: { user: User | undefined }) {
  const { t } = useTranslation('system');
  const choices = {
    ...roleChoices,
    select: (active: readonly Role[]) => {
      const known = new Set(active.map(({ roleId }) => String(roleId)));
      const others = (user?.roles ?? []).flatMap(({ roleId, roleName }) =>
        roleId === undefined || known.has(String(roleId)) ? [] : [{ value: roleId, label: roleName ?? String(roleId) }],
      );
      return [...roleChoices.select(active), ...others];
    },
  };
  const roles = useQuery(choices);
  return (
    <Field name="roleIds" label={t('user.roles')} rules={[chosen]} help={useLoadFailure(roles.error)}>
      <ResourceSelectMany choices={choices} />
    </Field>
  );
}

/**
 * Returns the error text to show at a select whose options failed to load. Returns undefined without an error, so that
 * the field shows its validation errors.
 */
function useLoadFailure(error: unknown): string | undefined {
  const errorText = useErrorText();
  return error ? errorText(error) : undefined;
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
/** Keeps only the digits, because pasted numbers contain spaces and dashes. Converts full-width digits to ASCII. */
const digits = (value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').replaceAll(/\D/g, '') : value);
