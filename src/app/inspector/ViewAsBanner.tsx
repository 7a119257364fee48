import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useViewAs, viewAsSelf } from '@/shared/auth/viewAs';
import styles from './Inspector.module.css';

/** Names the role that the user views the product as, with a button to leave that view; otherwise renders nothing. */
export function ViewAsBanner() {
  const { t } = useTranslation('app');
  const role = useViewAs((state) => state.role);
  if (!role) return null;
  return (
    <div className={styles.banner} role="status">
      <span>{t('inspector.viewing', { role: role.roleName })}</span>
      <Button size="small" onClick={viewAsSelf}>
        {t('inspector.back')}
      </Button>
    </div>
  );
}
