import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useMenuLink } from '@/shared/menu/links';
import { InPageHead } from '@/shared/display/InPageHead';
import styles from './SettingsTabs.module.css';
import { useSettingsPages } from './useSettingsPages';

/** Links between the user's settings pages, for the header of each of these pages. */
export function SettingsTabs() {
  const { t } = useTranslation('account');
  const linkOf = useMenuLink();
  const pages = useSettingsPages();
  return (
    <InPageHead slot="tabs">
      <nav className={styles.tabs} aria-label={t('settings.label')}>
        {pages.map((page) => {
          const to = linkOf(page);
          return (
            to !== undefined && (
              <NavLink key={page} to={to}>
                {t(`settings.${page}`)}
              </NavLink>
            )
          );
        })}
      </nav>
    </InPageHead>
  );
}
