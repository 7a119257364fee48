import { Card, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { alertState, switchAlerts } from '@/shared/notices/desktopAlerts';
import { EVENTS } from '@/shared/api/stream/events.api';
import styles from './NotificationPage.module.css';

/**
 * The switch for desktop notifications in this browser. The browser asks the user for permission. Renders nothing if
 * the browser lacks notifications or the server does not push urgent notices.
 */
export function DesktopAlerts() {
  const { t } = useTranslation('notification');
  const [state, setState] = useState(alertState);
  const [isAsking, setIsAsking] = useState(false);
  const isPushed = useHas('GET', EVENTS);
  if (state === 'none' || !isPushed) return null;

  async function change(on: boolean) {
    setIsAsking(true);
    setState(await switchAlerts(on).catch(alertState));
    setIsAsking(false);
  }

  return (
    <Card className={styles.desktop ?? ''}>
      <label className={styles.switch}>
        <Switch
          checked={state === 'on'}
          disabled={state === 'blocked'}
          loading={isAsking}
          onChange={(on) => void change(on)}
        />
        {t('desktop')}
      </label>
      <p>{t(state === 'blocked' ? 'desktopBlocked' : 'desktopHint')}</p>
    </Card>
  );
}
