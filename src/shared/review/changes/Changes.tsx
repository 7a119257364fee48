import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ChangeTable } from '@/shared/history/ChangeTable';
import { changedSince } from './changedSince';
import { type FactGroup, FactValue } from '@/shared/record/Facts';
import type { Reviewable } from '../review';
import { MaskedSecrets } from '@/shared/record/secrets';
import styles from '../review.module.css';
import { Section } from '@/shared/record/Section';
import { useFormats } from '@/shared/settings/useFormats';
import { askMark } from '../waiting/waitingTime';

/**
 * Shows the reason of the last rejection or the last request to the applicant, and the fields changed since then. While
 * the applicant has not answered a request, shows only the request.
 */
export function Changes<T extends Reviewable>(props: {
  row: T;
  groups: readonly FactGroup<T>[];
  schema: z.ZodType<T>;
}) {
  const { row, groups, schema } = props;
  const { t } = useTranslation('review');
  const { time } = useFormats();
  const { lastRejected } = row;
  if (!lastRejected) return row.askedFor ? <Asked row={row} /> : null;
  const of = row.answeredTime ? '.answered' : '';
  const { before, fields } = changedSince(schema, row);
  const changed = groups.flatMap(({ facts }) => facts.filter(({ name }) => fields.has(name)));
  return (
    <Section title={t(`changes${of}.title`)} folds>
      <Alert
        type="info"
        showIcon
        title={t(`changes${of}.reason`, { reason: lastRejected.auditRemark || '-' })}
        description={t('conflict.by', { name: lastRejected.auditBy || '-', time: time(lastRejected.auditTime) })}
      />
      {changed.length === 0 ? (
        <p className={styles.hint}>{t(`changes${of}.none`)}</p>
      ) : (
        <ChangeTable
          title={t(`changes${of}.title`)}
          heads={{ field: t('changes.field'), before: t(`changes${of}.before`), now: t('changes.now') }}
          rows={changed.map((fact) => ({
            name: fact.name,
            label: fact.label,
            before: (
              <MaskedSecrets>
                <FactValue row={before} fact={fact} />
              </MaskedSecrets>
            ),
            now: <FactValue row={row} fact={fact} />,
          }))}
        />
      )}
    </Section>
  );
}

/** The request to the applicant, with its deadline, or with a note that the applicant did not answer in time. */
function Asked({ row }: { row: Reviewable }) {
  const { t } = useTranslation('review');
  const { time } = useFormats();
  const isOpen = askMark(row) === 'asked';
  return (
    <Alert
      type={isOpen ? 'info' : 'warning'}
      showIcon
      title={t(isOpen ? 'more.open' : 'more.late', { date: time(row.askDeadline) })}
      description={row.askedFor}
    />
  );
}
