import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { InPageHead } from '@/shared/ui/InPageHead';
import styles from './SettingsTabs.module.css';

const PAGES = ['base', 'custom', 'binding', 'notification'] as const;

/** The ways between the pages of one's own settings, in the page header of each; they stand beside each other. */
export function SettingsTabs() {
  const { t } = useTranslation('account');
  return (
    <InPageHead place="tabs">
      <nav className={styles.tabs} aria-label={t('settings.label')}>
        {PAGES.map((page) => (
          <NavLink key={page} to={`../${page}`} relative="path">
            {t(`settings.${page}`)}
          </NavLink>
        ))}
      </nav>
    </InPageHead>
  );
}
