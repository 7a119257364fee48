import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useElsewhere } from '@/shared/auth/otherWindows';
import { reloadPage } from '../session/signOut';

const WORDS = {
  out: 'session.elsewhereOut',
  user: 'session.elsewhereUser',
  company: 'session.elsewhereCompany',
} as const;

/** Stops this window after another one went on differently: nothing can be written for the wrong person or company. */
export function ElsewhereDialog() {
  const { t } = useTranslation('app');
  const { what } = useElsewhere();
  if (!what) return null;
  return (
    <Modal
      open
      title={t(WORDS[what])}
      closable={false}
      keyboard={false}
      mask={{ closable: false, blur: true }}
      zIndex={3000}
      footer={
        <Button type="primary" onClick={reloadPage}>
          {t(what === 'out' ? 'session.signInAgain' : 'session.reload')}
        </Button>
      }
    >
      {t('session.elsewhereHint')}
    </Modal>
  );
}
