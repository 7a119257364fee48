import { Alert, Button, Checkbox, Progress } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/display/errorText';
import { FieldValue } from '@/shared/form/FieldValue';
import type { Resource } from '@/shared/resource/resource';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import { useFormats } from '@/shared/settings/useFormats';
import { MAX_ROWS, type Plan } from './bulk';
import styles from './bulk.module.css';

interface BulkPreviewProps<T extends object> {
  api: Resource<T>;
  plan: Plan<T>;
  /** The id of the field's control, which determines how values are shown. */
  control: string;
  value: unknown;
  /** Rows that will not be changed: `reason` explains why, or `cause` is the error if the row could not be read. */
  leftOut: readonly { row: T; reason: string | undefined; cause: unknown }[];
  ticked: ReadonlySet<T>;
  onTick: (row: T, on: boolean) => void;
  isReading: boolean;
  /** How many of the `size` rows have been read. */
  done: number;
  size: number;
  /** True when more rows are selected than one edit can change. */
  isCut: boolean;
  onAgain: () => void;
}

/** A preview of an edit of many rows: the values before and after, the conflicts, and the rows that stay unchanged. */
export function BulkPreview<T extends object>(props: BulkPreviewProps<T>) {
  const { api, plan, control, value, leftOut, ticked, onTick, isReading, done, size, isCut, onAgain } = props;
  const { t } = useTranslation(['bulk', 'shared']);
  const { time } = useFormats();
  const errorText = useErrorText();
  const byOf = (row: object) => {
    const { updateBy, updateTime } = row as { updateBy?: string | null; updateTime?: string | null }; // if present
    return t('shared:outbox.otherBy', { name: updateBy || '-', time: time(updateTime) });
  };
  const rowLine = (row: T, detail: ReactNode) => (
    <>
      <bdi>{api.nameOf(row)}</bdi> · {detail}
    </>
  );
  if (isReading)
    return (
      <>
        <p role="status">{t('reading')}</p>
        <Progress percent={Math.floor((done / Math.max(size, 1)) * 100)} aria-label={t('reading')} />
      </>
    );
  return (
    <div className={styles.preview}>
      {isCut && <Alert type="warning" showIcon title={t('tooMany', { count: MAX_ROWS })} />}
      {plan.groups.length > 0 && (
        <ul className={styles.groups} aria-label={t('preview')}>
          {plan.groups.map(({ before, rows }) => (
            <li key={String(before)}>
              <FieldValue id={control} value={before} />
              <span role="img" aria-label={t('to')}>
                →
              </span>
              <FieldValue id={control} value={value} />
              <span>{t('shared:outbox.many', { count: rows.length })}</span>
            </li>
          ))}
        </ul>
      )}
      {plan.same.length > 0 && <p>{t('same', { count: plan.same.length })}</p>}
      {plan.changed.length > 0 && (
        <Rows title={t('changed', { count: plan.changed.length })}>
          {plan.changed.map(({ row, now = row }) => (
            <li key={String(api.idOf(row))}>
              <Checkbox checked={ticked.has(row)} onChange={(event) => onTick(row, event.target.checked)}>
                {rowLine(now, byOf(now))}
              </Checkbox>
            </li>
          ))}
        </Rows>
      )}
      {leftOut.length > 0 && (
        <Rows title={t('leftOut', { count: leftOut.length })}>
          {leftOut.map(({ row, reason, cause }) => (
            <li key={String(api.idOf(row))}>{rowLine(row, reason ?? errorText(cause))}</li>
          ))}
        </Rows>
      )}
      {leftOut.some(({ cause }) => cause !== undefined) && (
        <Button size="small" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
      {plan.sent.length > 0 && reviewSettings().undo && <p className={styles.hint}>{t('hint')}</p>}
    </div>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return <Alert type="warning" showIcon title={title} description={<ul className={styles.rows}>{children}</ul>} />;
}
