import { ArrowLeftOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DictTag } from '@/shared/dict/DictTag';
import type { DictName } from '@/shared/vocabulary/dictName';
import { revealed } from '@/shared/lib/rules/spoofs';
import type { Check } from '@/shared/record/marks/check';
import { QueueNav, type QueuePlace } from './QueueNav';
import { OpenChecks } from './checks/OpenChecks';
import type { Reviewable } from './review';
import styles from './review.module.css';
import { WaitingTime } from './waiting/WaitingTime';

interface ReviewHeadProps {
  name: string;
  row: Reviewable;
  /** The dictionary of the record's states. */
  states: DictName;
  /** The address of the list, scrolled to this record. Undefined if the user's menu lacks the list. */
  back: string | undefined;
  /**
   * The checks of a pending record that failed or have no result. To pass the record, reviewers must confirm these
   * checks. `again` reruns the checks without a result.
   */
  open: readonly Check[];
  again?: (() => void) | undefined;
  place: QueuePlace;
  /** Who works on the record, and who else views it. */
  viewers?: ReactNode;
}

/**
 * The header of a review. Shows the name, status, waiting time and failed checks of the record, and its position in the
 * queue. A wide window shows all in one line.
 */
export function ReviewHead({ name, row, states, back, open, again, place, viewers }: ReviewHeadProps) {
  const { t } = useTranslation('review');
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was removed with the previous record. Focuses the heading, so that screen readers announce the
  // new record and keyboard navigation starts there.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.head}>
      {back !== undefined && (
        <Link to={back} className={styles.back}>
          <ArrowLeftOutlined aria-hidden="true" /> {t('queue.back')}
        </Link>
      )}
      <h2 ref={heading} tabIndex={-1} title={name}>
        <bdi>{revealed(name)}</bdi>
      </h2>
      <DictTag dictType={states} value={row.auditStatus} />
      <WaitingTime row={row} />
      {viewers}
      <div className={styles.findings}>
        <OpenChecks open={open} again={again} />
      </div>
      <QueueNav place={place} />
    </header>
  );
}
