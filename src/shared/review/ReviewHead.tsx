import { LeftOutlined, QuestionCircleOutlined, RightOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DictTag } from '@/shared/dict/DictTag';
import type { Check } from './checks/check';
import { FailedLine } from './checks/FailedLine';
import type { Reviewable } from './review';
import styles from './review.module.css';
import { WaitingTime } from './WaitingTime';

/** The position of a record in its queue, and the navigation from it. */
interface QueuePlace {
  position: number | undefined;
  total: number;
  waiting: number;
  /** The address of the list, scrolled to this record; undefined when the user's menu lacks the list. */
  back: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onHelp: () => void;
}

interface ReviewHeadProps {
  name: string;
  row: Reviewable;
  /** The failed checks of a record that is to be decided about. */
  failed: readonly Check[];
  place: QueuePlace;
  /** The record's most important facts, in a line. */
  children?: ReactNode;
}

/** The header of a review: the record's name, its status, how long it waits, what has failed, and its position in the queue. */
export function ReviewHead({ name, row, failed, place, children }: ReviewHeadProps) {
  const { t } = useTranslation('review');
  const { position, total, waiting } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was removed with the previous record: focus the heading, so that the new record is announced and
  // the keyboard works from there.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <DictTag dictType="biz_audit_status" value={row.auditStatus} />
        <WaitingTime row={row} />
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
      <FailedLine failed={failed} />
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
