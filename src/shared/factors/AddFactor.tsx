import { Button, Form, Input, QRCode } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/shared/display/copy/copyText';
import { EditModal } from '@/shared/form/EditModal';
import { limited } from '@/shared/form/fields/limited';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { StoredValuesContext } from '@/shared/form/storedValues';
import { toDigits } from '@/shared/lib/rules/contact';
import { confirmFactor, FACTORS, MAX_NAME, type Started } from './factor.api';
import styles from './factors.module.css';
import { createPasskey } from './passkey';

interface FactorForm {
  name: string;
  code: string;
  ticket: string;
  publicKey: unknown;
}

interface AddFactorProps {
  kind: 'totp' | 'passkey';
  started: Started;
  /** Called after the factor was added: with the recovery codes if it is the first factor, otherwise with []. */
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

const Field = Form.Item<FactorForm>;

/** Adds an authenticator app, confirmed by its first code, or a passkey of this device. */
export function AddFactor({ kind, started, onAdded, onClose }: AddFactorProps) {
  const { t } = useTranslation('factors');
  return (
    <EditModal<FactorForm>
      path={FACTORS}
      title={t(`add.${kind}`)}
      okText={t('confirm')}
      done={t('done')}
      start={{
        load: () => Promise.resolve({ ...started, name: t(`kinds.${kind}`) }),
        keys: ['ticket', 'publicKey'],
        copy: true,
      }}
      save={async ({ name, code, ticket, publicKey }) => {
        const proof = kind === 'totp' ? { code: code ?? '' } : { credential: await createPasskey(publicKey) };
        onAdded(await confirmFactor({ ticket: ticket ?? '', name: name ?? '', ...proof }));
      }}
      onClose={onClose}
    >
      {kind === 'totp' ? <AppSecret /> : <p>{t('passkeyHint')}</p>}
      {kind === 'totp' && (
        <Field
          name="code"
          label={t('code')}
          normalize={(value: string) => toDigits(value)}
          required
          rules={[ruleOf((value?: string) => !/^\d{6}$/.test(value ?? '') && t('codeRule'))]}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
        </Field>
      )}
      <Field name="name" label={t('name')} rules={[{ required: true, whitespace: true }]}>
        <Input {...limited(MAX_NAME)} />
      </Field>
    </EditModal>
  );
}

/** The secret for the app, as a QR code (drawn in the browser) and as text to type. */
function AppSecret() {
  const { t } = useTranslation('factors');
  const { secret, otpauth } = use(StoredValuesContext) as { secret?: string; otpauth?: string };
  return (
    <>
      <p>{t('scan')}</p>
      {otpauth && (
        <figure className={styles.code} role="img" aria-label={t('qr')}>
          <QRCode value={otpauth} type="svg" size={176} color="#000" bgColor="#fff" />
        </figure>
      )}
      {secret && (
        <p className={styles.secret}>
          {t('secret')} <code>{secret}</code>{' '}
          <Button size="small" onClick={() => void copyText(secret)}>
            {t('copySecret')}
          </Button>
        </p>
      )}
    </>
  );
}
