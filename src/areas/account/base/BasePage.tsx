import { PasswordSection } from '../password/PasswordSection';
import styles from './BasePage.module.css';
import { ProfileSection } from './ProfileSection';

/** What a person may change of themselves: profile, picture, password. */
export default function BasePage() {
  return (
    <div className={styles.page}>
      <ProfileSection />
      <PasswordSection />
    </div>
  );
}
