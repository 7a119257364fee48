import { App, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/shared/display/copy/copyText';
import { useModal } from '@/shared/display/useDialogs';
import { saveFile } from '@/shared/list/transfer/saveFile';
import styles from './factors.module.css';

/** Shows new recovery codes. The dialog asks before it closes, because the codes cannot be shown again. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('factors');
  const { modal } = App.useApp();
  const shown = useModal(onClose);
  const text = codes.join('\n');
  const ask = () =>
    modal.confirm({
      title: t('recovery.ask'),
      content: t('recovery.askMore'),
      okText: t('recovery.noted'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: shown.onCancel,
    });
  return (
    <Modal
      open={shown.open}
      afterOpenChange={shown.afterOpenChange}
      title={t('recovery.title')}
      mask={{ closable: false }}
      onCancel={ask}
      footer={[
        <Button key="copy" onClick={() => void copyText(text)}>
          {t('recovery.copy')}
        </Button>,
        <Button key="file" onClick={() => saveFile(new Blob([`${text}\n`]), `${t('recovery.title')}.txt`)}>
          {t('recovery.download')}
        </Button>,
        <Button key="done" type="primary" onClick={ask}>
          {t('recovery.close')}
        </Button>,
      ]}
    >
      <p>{t('recovery.about')}</p>
      <ul className={styles.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
