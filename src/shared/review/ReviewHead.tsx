import { type ReactNode, useEffect, useRef } from 'react';
import { DictTag } from '@/shared/dict/DictTag';
import { revealed } from '@/shared/rules/spoofs';
import type { Check } from '@/shared/record/marks/check';
import { QueueNav, type QueuePlace } from './QueueNav';
import { OpenChecks } from './checks/OpenChecks';
import type { Reviewable } from './review';
import styles from './review.module.css';
import { WaitingTime } from './waiting/WaitingTime';

interface ReviewHeadProps {
  name: string;
  row: Reviewable;
  /** The open checks of a pending record, which a pass must confirm, and a function to rerun those without a result. */
  open: readonly Check[];
  again?: (() => void) | undefined;
  place: QueuePlace;
  /** The other viewers of the record. */
  viewers?: ReactNode;
  /** The record's most important facts, in a line. */
  children?: ReactNode;
}

/** The header of a review: the record's name, status, waiting time, failed checks and position in the queue. */
export function ReviewHead({ name, row, open, again, place, viewers, children }: ReviewHeadProps) {
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
          <bdi>{revealed(name)}</bdi>
        </h2>
        <DictTag dictType="biz_audit_status" value={row.auditStatus} />
        <WaitingTime row={row} />
        {viewers}
      </div>
      <QueueNav place={place} />
      <OpenChecks open={open} again={again} />
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
