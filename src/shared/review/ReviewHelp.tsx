import { Modal, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';
import { keepReviewSettings, type ReviewSettings } from '@/shared/settings/reviewSettings';

const KEYS = ['J', 'K', 'A', 'R', 'M', 'S', 'U', '1 – 9', 'Ctrl+Enter', 'Esc', '?'] as const;
const MEANINGS = [
  'next',
  'previous',
  'pass',
  'reject',
  'ask',
  'skip',
  'undo',
  'presets',
  'submit',
  'close',
  'help',
] as const;

interface ReviewHelpProps {
  settings: ReviewSettings;
  onChange: (settings: ReviewSettings) => void;
  onClose: () => void;
}

/**
 * Lists the keyboard shortcuts of a review, and lets the user change the settings of reviews. `keys` turns shortcuts
 * on. `advance` opens the next record automatically. `undo` delays decisions, so that users can undo them. `oneKey`
 * passes records without findings with one key.
 */
export function ReviewHelp({ settings, onChange, onClose }: ReviewHelpProps) {
  const { t } = useTranslation('review');
  const ids = useId();
  return (
    <Modal open title={t('help.title')} footer={null} width={420} onCancel={onClose}>
      {(['keys', 'advance', 'undo', 'oneKey'] as const).map((name) => (
        <p key={name} className={styles.setting}>
          <span id={`${ids}${name}`}>{t(`help.${name}`)}</span>
          <Switch
            checked={settings[name]}
            disabled={name === 'oneKey' && !(settings.keys && settings.undo)}
            aria-labelledby={`${ids}${name}`}
            onChange={(on) => {
              const changed = { ...settings, [name]: on };
              keepReviewSettings(changed);
              onChange(changed);
            }}
          />
        </p>
      ))}
      <dl className={styles.keys}>
        {KEYS.map((key, index) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`help.key.${MEANINGS[index] ?? 'help'}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
