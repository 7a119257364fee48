import { PasswordSection } from '../password/PasswordSection';
import { SettingsTabs } from '../ui/SettingsTabs';
import styles from './BasePage.module.css';
import { ProfileSection } from './ProfileSection';

/** What a person may change of themselves: profile, picture, password. */
export default function BasePage() {
  return (
    <>
      <SettingsTabs />
      <div className={styles.page}>
        <ProfileSection />
        <PasswordSection />
      </div>
    </>
  );
}
