import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './designer.module.css';
import { type Finding, isError } from '../check/validate';

/** Asks for confirmation before a diagram with warnings is deployed. Refuses a diagram with errors and lists them. */
export function useDeployCheck(): (name: string, findings: readonly Finding[]) => Promise<boolean> {
  const { t } = useTranslation('workflow');
  const { modal } = App.useApp();
  return async (name, findings) => {
    if (findings.length === 0) return true;
    const refused = findings.some(isError);
    const content = (
      <>
        {!refused && <p>{t('model.deployWarned', { name })}</p>}
        <ul className={styles.findings}>
          {findings.map(({ rule, element, name: of }) => (
            <li key={`${rule} ${element} ${of}`}>{t(`model.finding.${rule}`, { name: of })}</li>
          ))}
        </ul>
      </>
    );
    if (refused) {
      await modal.error({ title: t('model.refused', { name }), content });
      return false;
    }
    return modal.confirm({
      title: t('model.found', { count: findings.length }),
      content,
      okText: t('model.deployAnyway'),
      focusable: { autoFocusButton: 'cancel' },
    });
  };
}
