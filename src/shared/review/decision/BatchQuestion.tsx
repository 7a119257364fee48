import { Button, Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Check, fails, checkLine, isUnknown } from '@/shared/record/marks/check';
import type { Question, Reviewable, ReviewKind } from '../review';
import styles from './batch.module.css';

interface BatchQuestionProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  question: Question;
  rows: readonly T[];
  /** The checks of a row that have failed or have no result. */
  openOf: (row: T) => readonly Check[];
  /** The rows that the user includes although a check has failed or has no result. */
  ticked: ReadonlySet<T>;
  onTick: (row: T, on: boolean) => void;
  /** Runs the checks of the rows again. */
  again: () => void;
}

/**
 * Lists the records of a batch in three groups: records with failed checks, records with checks that have no result,
 * and all other records. Records in the first two groups are excluded from the decision unless the user ticks them.
 */
export function BatchQuestion<T extends Reviewable>(props: BatchQuestionProps<T>) {
  const { kind, question, rows, openOf, again } = props;
  const { t } = useTranslation('review');
  const failed = rows.filter((row) => openOf(row).some(fails));
  const unknown = rows.filter((row) => !failed.includes(row) && openOf(row).some(isUnknown));
  const fine = rows.filter((row) => openOf(row).length === 0);
  return (
    <>
      <OpenRows {...props} as="failed" rows={failed} />
      <OpenRows {...props} as="unknown" rows={unknown} />
      {rows.some((row) => openOf(row).some(isUnknown)) && (
        <p>
          <Button size="small" onClick={again}>
            {t('checks.again')}
          </Button>
        </p>
      )}
      {fine.length > 0 && (
        <>
          <p>{t(`batch.${question}Ask`, { count: fine.length })}</p>
          <ul className={styles.rows}>
            {fine.map((row) => (
              <li key={String(kind.api.idOf(row))}>
                <bdi>{kind.api.nameOf(row)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Rows that are passed only when they are ticked, each with its open checks. */
function OpenRows<T extends Reviewable>(props: BatchQuestionProps<T> & { as: 'failed' | 'unknown' }) {
  const { kind, rows, openOf, ticked, onTick, as } = props;
  const { t } = useTranslation('review');
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles[as]}>
      <h3 id={heading}>{t(`batch.${as}`, { count: rows.length })}</h3>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={String(kind.api.idOf(row))}>
            <Checkbox checked={ticked.has(row)} onChange={(event) => onTick(row, event.target.checked)}>
              <bdi>{kind.api.nameOf(row)}</bdi>
              {openOf(row).map((check) => (
                <small key={check.name} data-found={check.found}>
                  {checkLine({ t }, check)}
                </small>
              ))}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
