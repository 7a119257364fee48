import { Button, Card, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { EditorForm } from '@/shared/form/EditorForm';
import { useEditor } from '@/shared/form/useEditor';
import { useProven } from '@/shared/factors/useProven';
import { Lazy } from '@/shared/lazy/Lazy';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { unlessStored } from '@/shared/form/fields/unlessStored';
import { limited } from '@/shared/form/fields/limited';
import { invalidateResource } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { DictRadio } from '@/shared/dict/DictSelect';
import { isEmail, isMobile, toDigits } from '@/shared/lib/rules/contact';
import { notify } from '@/shared/display/notify';
import { uploadFile } from '@/shared/files/upload/upload.api';
import { SettingsTabs } from '../binding/SettingsTabs';
import styles from './BasePage.module.css';
import { type PasswordChange, PasswordFields } from '../password/PasswordFields';
import { usePasswordChange } from '../password/usePasswordChange';
import { AvatarPicker } from '../avatar/AvatarPicker';
import { getProfile, type OwnFields, PROFILE, saveProfile } from '../profile/profile.api';

const loadFactors = () => import('@/shared/factors/FactorsCard');
const loadSubstitutes = () => import('@/shared/substitute/SubstituteCard');

/** The user's own data: profile, avatar, password, second factors and substitutes. */
export default function BasePage() {
  return (
    <>
      <SettingsTabs />
      <div className={styles.page}>
        <ProfileSection />
        <PasswordSection />
        <Lazy load={loadFactors}>{({ FactorsCard }) => <FactorsCard />}</Lazy>
        <Lazy load={loadSubstitutes}>{({ SubstituteCard }) => <SubstituteCard />}</Lazy>
      </div>
    </>
  );
}

/** The page section that changes the user's own password. The user must sign in again afterwards. */
function PasswordSection() {
  const { t } = useTranslation('account');
  const changePassword = usePasswordChange('/system/accounts/pwd');
  const editor = useEditor<PasswordChange>({
    path: '/system/accounts',
    title: t('password.title'),
    start: {},
    save: async (values) => {
      await changePassword(values);
      editor.form.resetFields();
    },
    onClose: () => undefined,
    done: t('password.done'),
    children: null,
  });
  return (
    <Card title={t('profile.security')}>
      <EditorForm editor={editor}>
        <PasswordFields />
      </EditorForm>
      <p>{t('password.after')}</p>
      <Button type="primary" loading={editor.busy} onClick={editor.submit}>
        {t('password.submit')}
      </Button>
    </Card>
  );
}

const Field = Form.Item<OwnFields>;

/** The form for the user's own name, contact data and sex, with the avatar. A cropped avatar is saved immediately. */
function ProfileSection() {
  const { t } = useTranslation(['account', 'shared']);
  const client = useQueryClient();
  const user = useSession((session) => session.user);
  const proven = useProven();

  async function save(fields: OwnFields) {
    await proven((proof) => saveProfile(fields, proof));
    showOwnChange(fields);
    await invalidateResource(client, PROFILE);
  }

  async function saveAvatar(square: Blob) {
    const { url } = await uploadFile(square, 'avatar.png');
    await save({ avatar: url });
    notify.success(t('avatar.saved'));
  }

  const editor = useEditor({
    path: PROFILE,
    title: t('profile.title'),
    start: { load: async (signal) => ({ ...(await getProfile(signal)) }), keys: [] },
    save: (values) => save(values as OwnFields), // the form has only these fields
    keepsOpen: true,
    onClose: () => undefined,
    draft: { record: user?.userId ?? 'new' },
    children: null,
  });
  const rules = (name: 'phonenumber' | 'email', isFine: (text: string) => boolean, message: string) =>
    unlessStored(editor.loaded.data, name, [ruleOf((value?: string) => value && !isFine(value) && message)]);
  return (
    <Card title={t('profile.title')}>
      <AvatarPicker name={user?.userName ?? ''} address={user?.avatar ?? ''} save={saveAvatar} />
      <EditorForm editor={editor}>
        <Field name="userName" label={t('profile.userName')} rules={[{ required: true, whitespace: true }]}>
          <Input {...limited(30)} autoComplete="name" />
        </Field>
        <Field
          name="phonenumber"
          label={t('profile.phonenumber')}
          normalize={(value: string) => toDigits(value)}
          rules={rules('phonenumber', isMobile, t('login.mobileInvalid'))}
        >
          <Input maxLength={20} inputMode="numeric" autoComplete="tel-national" />
        </Field>
        <Field
          name="email"
          label={t('profile.email')}
          normalize={(value: string) => value.trim()}
          rules={rules('email', isEmail, t('register.emailInvalid'))}
        >
          <Input {...limited(50)} inputMode="email" autoComplete="email" />
        </Field>
        <Field name="sex" label={t('profile.sex')}>
          <DictRadio dictType="sys_user_sex" />
        </Field>
      </EditorForm>
      <Button type="primary" loading={editor.busy} disabled={!editor.loaded.isSuccess} onClick={editor.submit}>
        {t('shared:action.save')}
      </Button>
      {editor.restored && (
        <Button type="text" disabled={editor.busy} onClick={editor.giveUp}>
          {t('shared:crud.discard')}
        </Button>
      )}
    </Card>
  );
}

/** Updates the name and avatar in the header after users change their own profile. */
function showOwnChange({ userName, avatar }: OwnFields): void {
  const { user } = useSession.getState();
  if (!user) return;
  useSession.setState({ user: { ...user, userName: userName ?? user.userName, avatar: avatar ?? user.avatar } });
}
