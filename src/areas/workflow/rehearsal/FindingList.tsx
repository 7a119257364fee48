import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { RULES } from './findings';
import type { Shown } from './useRehearsal';

/** Max number of requests named as examples. */
const EXAMPLES = 5;

/** The problems that the rehearsal found, worst first, each with a few of the requests that it affects. */
export function FindingList({ shown: { findings, requests, nameOf } }: { shown: Shown }) {
  const { t } = useTranslation(['workflow', 'shared']);
  if (findings.length === 0)
    return <Alert type="success" showIcon title={t('rehearsal.fine', { total: requests.length })} />;
  return (
    <ul aria-label={t('rehearsal.findings')} style={{ display: 'grid', gap: 8, padding: 0, listStyle: 'none' }}>
      {findings.map(({ rule, about, requests: examples }) => (
        <li key={`${rule} ${about}`}>
          <Alert
            type={RULES[rule]}
            showIcon
            title={t(`rehearsal.finding.${rule}`, { name: rule === 'doubled' ? nameOf(about) : about })}
            description={
              examples.length > 0 &&
              t('rehearsal.examples', {
                total: examples.length,
                names: examples.slice(0, EXAMPLES).join(t('shared:crud.comma')),
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}
