import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type RoleRights, viewAsSelf } from '@/shared/auth/viewAs';
import styles from './Inspector.module.css';

/**
 * Shown while the user views the product as a role. Names the role and has a button that returns to the user's own
 * view.
 */
export function ViewAsBanner({ role }: { role: RoleRights }) {
  const { t } = useTranslation('app');
  return (
    <div className={styles.banner} role="status">
      <span>{t('inspector.viewing', { role: role.roleName })}</span>
      <Button size="small" onClick={viewAsSelf}>
        {t('inspector.back')}
      </Button>
    </div>
  );
}
