import { LeftOutlined, QuestionCircleOutlined, RightOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DictTag } from '@/shared/dict/DictTag';
import styles from './review.module.css';

/** Where a record stands in its queue, and where to go from it. */
interface QueuePlace {
  position: number | undefined;
  total: number;
  waiting: number;
  /** The list, at this record; undefined for people without it. */
  back: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onHelp: () => void;
}

interface ReviewHeadProps {
  name: string;
  state: string | null | undefined;
  place: QueuePlace;
  /** What matters most, in a line. */
  children?: ReactNode;
}

/** The head of a review: what is reviewed, its state, and where it stands in the queue. */
export function ReviewHead({ name, state, place, children }: ReviewHeadProps) {
  const { t } = useTranslation('review');
  const { position, total, waiting } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone with its record: the next one is announced, and the keyboard goes on from it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <DictTag dictType="biz_audit_status" value={state} />
      </div>
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
        <Button
          type="text"
          icon={<QuestionCircleOutlined />}
          aria-label={t('help.title')}
          aria-keyshortcuts="Shift+?"
          onClick={place.onHelp}
        />
        {place.back !== undefined && (
          <Link to={place.back} className={styles.back}>
            <RollbackOutlined aria-hidden="true" /> {t('queue.back')}
          </Link>
        )}
      </nav>
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
