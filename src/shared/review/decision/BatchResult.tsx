import { Alert } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { useDict } from '@/shared/dict/useDict';
import { useErrorText } from '@/shared/display/errorText';
import type { Outcome } from '@/shared/outbox/runBatch';
import { type Reviewable, type ReviewKind, statesOf } from '../review';
import styles from './batch.module.css';

interface BatchResultProps<T extends Reviewable> {
  outcomes: readonly Outcome<T>[];
  kind: ReviewKind<T>;
}

/**
 * The result of a batch. Shows how many calls succeeded, why calls failed, and which records a colleague decided first.
 */
export function BatchResult<T extends Reviewable>({ outcomes, kind }: BatchResultProps<T>) {
  const { t } = useTranslation('review');
  const { time } = useFormats();
  const heading = useId();
  const errorText = useErrorText();
  const states = useDict(statesOf(kind));
  const late = outcomes.flatMap(({ decided }) => decided ?? []);
  const failed = outcomes.filter(({ cause, decided }) => cause !== undefined && !decided);
  const done = outcomes.length - failed.length - late.length;
  const stateOf = (row: T) => {
    const state = (row as Record<string, unknown>)[kind.moves.pass.field];
    return states.find(({ value }) => value === state)?.label ?? String(state ?? '-');
  };
  return (
    <>
      <Alert
        role="status"
        type={failed.length + late.length > 0 ? 'warning' : 'success'}
        showIcon
        title={
          late.length > 0
            ? t('batch.resultLate', { done, failed: failed.length, late: late.length })
            : t('batch.result', { done, failed: failed.length })
        }
        description={
          failed.length > 0 && (
            <ul className={styles.rows}>
              {failed.map(({ row, cause }) => (
                <li key={String(kind.api.idOf(row))}>
                  <bdi>{kind.api.nameOf(row)}</bdi> · {errorText(cause)}
                </li>
              ))}
            </ul>
          )
        }
      />
      {late.length > 0 && (
        <section aria-labelledby={heading} className={styles.late}>
          <h3 id={heading}>{t('batch.late', { count: late.length })}</h3>
          <ul className={styles.rows}>
            {late.map((row) => (
              <li key={String(kind.api.idOf(row))}>
                <bdi>{kind.api.nameOf(row)}</bdi> · {stateOf(row)} ·{' '}
                {t('conflict.by', { name: row.auditBy || '-', time: time(row.auditTime) })}
                {row.auditRemark && ` · ${t('conflict.reason', { reason: row.auditRemark })}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
