import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '@/shared/display/useSubmit';
import { EditModal } from '@/shared/form/EditModal';
import { useChange } from '@/shared/list/actions/useChange';
import { FACTORS, type Proof, startProof } from './factor.api';
import { answerPasskey, hasPasskeys } from './passkey';

interface ProofModalProps {
  title?: string;
  /** A description of the change that follows. */
  about?: string;
  okText?: string;
  /** The success message; none by default. */
  done?: string;
  /** True when the user can also prove their identity with a passkey. */
  withPasskey: boolean;
  /** Makes the change; rejects with the server's refusal, which the form shows. */
  run: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
}

const Field = Form.Item<{ proof: string }>;

/** Asks for the password, a code or a passkey before a change of the account. */
export function ProofModal({ title, about, okText, done = '', withPasskey, run, onClose }: ProofModalProps) {
  const { t } = useTranslation('factors');
  const change = useChange(FACTORS);
  const { busy, submit } = useSubmit(async () => {
    const proven = async () => {
      const { ticket, publicKey } = await startProof();
      await run({ ticket, credential: await answerPasskey(publicKey) });
    };
    if (await change(proven, done)) onClose();
  });
  return (
    <EditModal<{ proof: string }>
      path={FACTORS}
      title={title ?? t('prove')}
      okText={okText ?? t('next')}
      done={done}
      start={{}}
      save={({ proof }) => run({ proof: proof ?? '' })}
      onClose={onClose}
    >
      <p>{about ?? t('proveChange')}</p>
      <Field name="proof" label={t('proof')} rules={[{ required: true }]}>
        <Input.Password
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has no other field
          autoFocus
          autoComplete="current-password"
        />
      </Field>
      {withPasskey && hasPasskeys() && (
        <Button loading={busy} onClick={() => void submit()}>
          {t('byPasskey')}
        </Button>
      )}
    </EditModal>
  );
}
