import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '@/shared/display/useSubmit';
import { EditModal } from '@/shared/form/EditModal';
import { useChange } from '@/shared/list/actions/useChange';
import { FACTORS, type Proof, startProof } from './factor.api';
import { answerPasskey } from './passkey';

interface ProofModalProps {
  title: string;
  /** What will follow. */
  about: string;
  okText: string;
  /** The success message, '' for none. */
  done: string;
  /** True when a passkey of the user can prove it as well. */
  withPasskey: boolean;
  /** Rejects with the server's refusal, which the form shows. */
  run: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
}

const Field = Form.Item<{ proof: string }>;

/** Asks for the password, a code or a passkey before a change of the second factors. */
export function ProofModal({ title, about, okText, done, withPasskey, run, onClose }: ProofModalProps) {
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
      title={title}
      okText={okText}
      done={done}
      start={{}}
      save={({ proof }) => run({ proof: proof ?? '' })}
      onClose={onClose}
    >
      <p>{about}</p>
      <Field name="proof" label={t('proof')} rules={[{ required: true }]}>
        <Input.Password autoComplete="current-password" />
      </Field>
      {withPasskey && (
        <Button loading={busy} onClick={() => void submit()}>
          {t('byPasskey')}
        </Button>
      )}
    </EditModal>
  );
}
