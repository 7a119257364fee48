import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Check, inWords } from '@/shared/review/checks/check';
import type { Reviewable, ReviewKind, Verdict } from '@/shared/review/review';
import styles from './batch.module.css';

interface BatchQuestionProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  verdict: Verdict;
  rows: readonly T[];
  failedOf: (row: T) => readonly Check[];
  /** The rows with failed checks that are passed all the same. */
  ticked: ReadonlySet<T>;
  onTick: (row: T, on: boolean) => void;
}

/** Names the records of a batch; those with failed checks first, each left out unless it is ticked. */
export function BatchQuestion<T extends Reviewable>({
  kind,
  verdict,
  rows,
  failedOf,
  ticked,
  onTick,
}: BatchQuestionProps<T>) {
  const { t } = useTranslation('review');
  const heading = useId();
  const failed = rows.filter((row) => failedOf(row).length > 0);
  const fine = rows.filter((row) => failedOf(row).length === 0);
  return (
    <>
      {failed.length > 0 && (
        <section aria-labelledby={heading} className={styles.failed}>
          <h3 id={heading}>{t('batch.failed', { count: failed.length })}</h3>
          <ul className={styles.rows}>
            {failed.map((row) => (
              <li key={String(kind.api.idOf(row))}>
                <Checkbox checked={ticked.has(row)} onChange={(event) => onTick(row, event.target.checked)}>
                  <bdi>{kind.nameOf(row)}</bdi>
                  {failedOf(row).map((check) => (
                    <small key={check.name}>{inWords({ t }, check)}</small>
                  ))}
                </Checkbox>
              </li>
            ))}
          </ul>
        </section>
      )}
      {fine.length > 0 && (
        <>
          <p>{t(`batch.${verdict}Ask`, { count: fine.length })}</p>
          <ul className={styles.rows}>
            {fine.map((row) => (
              <li key={String(kind.api.idOf(row))}>
                <bdi>{kind.nameOf(row)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
