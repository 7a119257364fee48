import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { changedSince } from './changedSince';
import { type FactGroup, FactValue } from '@/shared/record/Facts';
import type { Reviewable } from '../review';
import { MaskedSecrets } from '@/shared/record/secrets';
import styles from '../review.module.css';
import { Section } from '@/shared/record/Section';

/** The fields changed since the last rejection, under its reason. */
export function Changes<T extends Reviewable>(props: {
  row: T;
  groups: readonly FactGroup<T>[];
  schema: z.ZodType<T>;
}) {
  const { row, groups, schema } = props;
  const { t } = useTranslation('review');
  const { lastRejected } = row;
  if (!lastRejected) return null;
  const { before, fields } = changedSince(schema, row);
  const changed = groups.flatMap(({ facts }) => facts.filter(({ name }) => fields.has(name)));
  return (
    <Section title={t('changes.title')} folds>
      <Alert
        type="info"
        showIcon
        title={t('changes.reason', { reason: lastRejected.auditRemark || '-' })}
        description={t('conflict.by', { name: lastRejected.auditBy || '-', time: lastRejected.auditTime || '-' })}
      />
      {changed.length === 0 ? (
        <p className={styles.hint}>{t('changes.none')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.changes} aria-label={t('changes.title')}>
            <thead>
              <tr>
                <th scope="col">{t('changes.field')}</th>
                <th scope="col">{t('changes.before')}</th>
                <th scope="col">{t('changes.now')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((fact) => (
                <tr key={fact.name}>
                  <th scope="row">{fact.label}</th>
                  <MaskedSecrets>
                    <td data-title={t('changes.before')}>
                      <del>
                        <FactValue row={before} fact={fact} />
                      </del>
                    </td>
                  </MaskedSecrets>
                  <td data-title={t('changes.now')}>
                    <ins>
                      <FactValue row={row} fact={fact} />
                    </ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
