import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChangeTable } from '@/shared/history/ChangeTable';
import { changedSince } from './changedSince';
import { type FactGroup, FactValue } from '@/shared/record/Facts';
import type { Reviewable } from '../review';
import { MaskedSecrets } from '@/shared/record/secrets';
import styles from '../review.module.css';
import { Section } from '@/shared/record/Section';
import { labelOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { readTime } from '@/shared/settings/times';
import { useFormats } from '@/shared/settings/useFormats';
import { askMark } from '../waiting/waitingTime';

/**
 * Shows the reason of the last rejection or the last request to the applicant, and the fields changed since then.
 * Changed fields outside of `groups` are listed without values. While the applicant has not answered a request, shows
 * only the request.
 */
export function Changes<T extends Reviewable>(props: { row: T; groups: readonly FactGroup<T>[]; api: Resource<T> }) {
  const { row, groups, api } = props;
  const { t } = useTranslation(['review', 'shared']);
  const { time } = useFormats();
  const { lastRejected } = row;
  if (!lastRejected) return row.askedFor ? <Asked row={row} /> : null;
  const of = row.answeredTime ? '.answered' : '';
  const { before, fields } = changedSince(api.schema, row);
  const changed = groups.flatMap(({ facts }) => facts.filter(({ name }) => fields.has(name)));
  const others = [...fields].filter((field) => changed.every(({ name }) => name !== field));
  // An id usually changes together with a name that the table compares, and has no label.
  const labelled = others.filter((field) => labelOf(t, api, field) !== field);
  const named = labelled.length === 0 && changed.length === 0 ? others : labelled;
  const { auditTime } = lastRejected;
  return (
    <Section title={t(`changes${of}.title`)} folds>
      <Alert
        type="info"
        showIcon
        title={t(`changes${of}.reason`, { reason: lastRejected.auditRemark || '-' })}
        description={t('conflict.by', {
          name: lastRejected.auditBy || '-',
          time: time(readTime(auditTime, 'dateTime') ?? auditTime),
        })}
      />
      {fields.size === 0 && <p className={styles.hint}>{t(`changes${of}.none`)}</p>}
      {changed.length > 0 && (
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
      {named.length > 0 && (
        <p>{t('changes.others', { fields: named.map((field) => labelOf(t, api, field)).join(t('checks.comma')) })}</p>
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
