import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { useDict } from '@/shared/dict/useDict';
import { offers } from '@/shared/resource/transitions/recordMoves';
import { useIsDecided } from '../decision/useUndoable';
import styles from '../review.module.css';
import { type Chosen, MAX_ROWS, type Reviewable, type ReviewKind, statesOf } from '../review';
import { isOthers } from './isOthers';

/**
 * Shows the selected records that a batch leaves out. For each record, shows its state, the colleague who works on it,
 * or that a decision is not sent yet. Also warns if the batch is limited to `MAX_ROWS` records.
 */
export function LeftOut<T extends Reviewable>(props: { kind: ReviewKind<T> } & Partial<Chosen<T>>) {
  const { kind, leftOut = [], isCut = false } = props;
  const { t } = useTranslation(['review', 'shared']);
  const states = useDict(statesOf(kind));
  const session = useSession();
  const isDecided = useIsDecided(kind);
  const reasonOf = (row: T) => {
    if (isDecided(row)) return t('shared:outbox.off');
    if (offers(kind.moves.pass, row) && isOthers(row, session))
      return t('reviewer.other', { name: row.reviewerName ?? '' });
    const state = (row as Record<string, unknown>)[kind.moves.pass.field];
    return states.find(({ value }) => value === state)?.label ?? String(state ?? '-');
  };
  return (
    <>
      {isCut && (
        <Alert type="warning" showIcon className={styles.note} title={t('batch.tooMany', { count: MAX_ROWS })} />
      )}
      {leftOut.length > 0 && (
        <Alert
          type="info"
          showIcon
          className={styles.note}
          title={t('batch.skipped', { count: leftOut.length })}
          description={
            <ul className={styles.list}>
              {leftOut.map((row) => (
                <li key={String(kind.api.idOf(row))}>
                  <bdi>{kind.api.nameOf(row)}</bdi> · {reasonOf(row)}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}
