import { LeftOutlined, QuestionCircleOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';

/** The position of a record in its queue. `onPrevious` and `onNext` open the neighboring records. */
export interface QueuePlace {
  position: number | undefined;
  total: number;
  /** The number of pending records in the queue. */
  waiting: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onHelp?: () => void;
}

/** The position of a record in its queue, with buttons for the previous and the next record. */
export function QueueNav({ place }: { place: QueuePlace }) {
  const { t } = useTranslation('review');
  const { position, total, waiting } = place;
  const step = (name: 'previous' | 'next', keys: string, onClick: (() => void) | undefined) => (
    <Button
      type="text"
      icon={name === 'next' ? <RightOutlined /> : <LeftOutlined />}
      title={`${t(`queue.${name}`)} (${keys})`}
      aria-label={t(`queue.${name}`)}
      aria-keyshortcuts={keys}
      disabled={!onClick}
      onClick={onClick}
    />
  );
  return (
    <nav aria-label={t('queue.name')} className={styles.queue}>
      <span role="status">
        {position !== undefined && t('queue.position', { position, total })}
        {waiting > 0 && <small className={styles.hint}> {t('queue.waiting', { count: waiting })}</small>}
      </span>
      {step('previous', 'K', place.onPrevious)}
      {step('next', 'J', place.onNext)}
      {place.onHelp && (
        <Button
          type="text"
          icon={<QuestionCircleOutlined />}
          aria-label={t('help.title')}
          aria-keyshortcuts="Shift+?"
          onClick={place.onHelp}
        />
      )}
    </nav>
  );
}
