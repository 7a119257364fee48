import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useViewAs, viewAsSelf } from '../session/viewAs';
import styles from './Inspector.module.css';

/** Says as which role the product is looked at, and leads back; nothing else of the time. */
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
