import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentNode, useMenuName } from '@/app/navigation/MenuContext';

/** Describes the purpose of the current screen, with the most important action and pitfalls. */
export function ScreenHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['screens', 'help']);
  const node = useCurrentNode();
  const nameOf = useMenuName();
  const text = t(`screens:${node?.screen}`, { defaultValue: '' });
  return (
    <Modal open title={node && nameOf(node)} footer={null} onCancel={onClose}>
      <p>{text || t('help:none')}</p>
    </Modal>
  );
}
