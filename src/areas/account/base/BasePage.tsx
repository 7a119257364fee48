import { PasswordSection } from '../password/PasswordSection';
import { SettingsTabs } from '../binding/SettingsTabs';
import styles from './BasePage.module.css';
import { ProfileSection } from './ProfileSection';

/** The user's own data: profile, avatar, password. */
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
