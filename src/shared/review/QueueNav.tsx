import { LeftOutlined, QuestionCircleOutlined, RightOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './review.module.css';

/** The position of a record in its queue, and the navigation from it. */
export interface QueuePlace {
  position: number | undefined;
  total: number;
  /** The number of pending records in the queue. */
  waiting: number;
  /** The address of the list, scrolled to this record; undefined when the user's menu lacks the list. */
  back: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onHelp?: () => void;
}

/** The position of a record in its queue, with links to the others. */
export function QueueNav({ place }: { place: QueuePlace }) {
  const { t } = useTranslation('review');
  const { position, total, waiting } = place;
  return (
    <nav aria-label={t('queue.name')} className={styles.queue}>
      <span role="status">
        {position !== undefined && t('queue.position', { position, total })}
        {waiting > 0 && <small className={styles.hint}> {t('queue.waiting', { count: waiting })}</small>}
      </span>
      <Button
        icon={<LeftOutlined aria-hidden="true" />}
        disabled={!place.onPrevious}
        aria-keyshortcuts="K"
        onClick={place.onPrevious}
      >
        {t('queue.previous')}
      </Button>
      <Button disabled={!place.onNext} aria-keyshortcuts="J" onClick={place.onNext}>
        {t('queue.next')}
        <RightOutlined aria-hidden="true" />
      </Button>
      {place.onHelp && (
        <Button
          type="text"
          icon={<QuestionCircleOutlined />}
          aria-label={t('help.title')}
          aria-keyshortcuts="Shift+?"
          onClick={place.onHelp}
        />
      )}
      {place.back !== undefined && (
        <Link to={place.back} className={styles.back}>
          <RollbackOutlined aria-hidden="true" /> {t('queue.back')}
        </Link>
      )}
    </nav>
  );
}
