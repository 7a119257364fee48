import { Modal, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tools.module.css';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['/', 'filter'],
  ['N', 'add'],
  ['R', 'refresh'],
  ['?', 'help'],
] as const;

interface KeyHelpProps {
  on: boolean;
  onChange: (on: boolean) => void;
  onClose: () => void;
}

/** Shows the keyboard shortcuts of a list, with a switch to turn them off (WCAG 2.1.4). */
export function KeyHelp({ on, onChange, onClose }: KeyHelpProps) {
  const { t } = useTranslation();
  const label = useId();
  return (
    <Modal open title={t('crud.keys.title')} footer={null} width={400} onCancel={onClose}>
      <p className={styles.setting}>
        <span id={label}>{t('crud.keys.on')}</span>
        <Switch checked={on} aria-labelledby={label} onChange={onChange} />
      </p>
      <dl className={styles.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`crud.keys.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
