import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import type { Reviewable, ReviewKind } from '../review';
import styles from '../review.module.css';

/** The selected records that a decision skips, each with the state that is the reason. */
export function SkippedRows<T extends Reviewable>({ kind, rows }: { kind: ReviewKind<T>; rows: readonly T[] }) {
  const { t } = useTranslation('review');
  const states = useDict(kind.states ?? 'biz_audit_status');
  if (rows.length === 0) return null;
  const stateOf = (row: T) => {
    const state = (row as Record<string, unknown>)[kind.moves.pass.field];
    return states.find(({ value }) => value === state)?.label ?? String(state ?? '-');
  };
  return (
    <Alert
      type="info"
      showIcon
      className={styles.note}
      title={t('batch.skipped', { count: rows.length })}
      description={
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={String(kind.api.idOf(row))}>
              <bdi>{kind.api.nameOf(row)}</bdi> · {stateOf(row)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
