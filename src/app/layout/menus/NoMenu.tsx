import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '@/shared/display/useSubmit';
import { reloadMenu } from '@/app/session/boot';

/** Shown to a user whose menu has no screens. Its retry fetches the menu again without a reload. */
export function NoMenu() {
  const { t } = useTranslation(['app', 'shared']);
  const { busy, submit } = useSubmit(reloadMenu);
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('shell.noMenu')}
      action={
        <Button size="small" loading={busy} onClick={() => void submit()}>
          {t('shared:action.retry')}
        </Button>
      }
    />
  );
}
