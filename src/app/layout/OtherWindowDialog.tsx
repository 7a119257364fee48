import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { reloadPage } from '@/shared/auth/leaving';

const WORDS = {
  out: 'session.otherWindowOut',
  user: 'session.otherWindowUser',
  company: 'session.otherWindowCompany',
  ended: 'session.ended',
} as const;

/**
 * Blocks this window after another window signed out or changed the user or the company, or after the session expired.
 * Without the block, the user could save data for the wrong user or company.
 */
export function OtherWindowDialog() {
  const { t } = useTranslation('app');
  const { what } = useOtherWindow();
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
          {t(what === 'out' || what === 'ended' ? 'session.signInAgain' : 'session.reload')}
        </Button>
      }
    >
      {t(what === 'ended' ? 'session.endedHint' : 'session.otherWindowHint')}
    </Modal>
  );
}
