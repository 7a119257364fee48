import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../designer.module.css';
import type { Finding } from './validate';

interface FindingsProps {
  findings: readonly Finding[];
  onSelect: (element: string) => void;
}

/** The problems of the diagram; each selects its element. */
export function Findings({ findings, onSelect }: FindingsProps) {
  const { t } = useTranslation('workflow');
  if (findings.length === 0) return <Alert type="success" showIcon title={t('model.fine')} />;
  const worst = findings.some(({ level }) => level === 'error') ? 'error' : 'warning';
  return (
    <Alert
      type={worst}
      title={t('model.found', { count: findings.length })}
      description={
        <ul className={styles.findings} aria-label={t('model.findings')}>
          {findings.map(({ rule, element, name }) => (
            <li key={`${rule} ${element} ${name}`}>
              {element ? (
                <Button type="link" size="small" onClick={() => onSelect(element)}>
                  {t(`model.finding.${rule}`, { name })}
                </Button>
              ) : (
                t(`model.finding.${rule}`)
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
