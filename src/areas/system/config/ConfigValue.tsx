import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { CopyText } from '@/shared/ui/copy/CopyText';
import type { Config } from './config.api';
import { isSecretKey, MASK, maskedValue } from './secretKey';

/** The value of a parameter. A secret is masked, and shown on demand to those who may edit parameters. */
function ConfigValue({ config }: { config: Config }) {
  const { configKey, configName: name, configValue: value } = config;
  const { t } = useTranslation('system');
  const [shown, setShown] = useState(false);
  const allowed = useCan('system:config:edit');
  if (shown || !isSecretKey(configKey)) return <CopyText text={value} length={20} />;
  return (
    <>
      {MASK}{' '}
      {allowed && (
        <Button type="link" size="small" aria-label={t('config.showOf', { name })} onClick={() => setShown(true)}>
          {t('config.show')}
        </Button>
      )}
    </>
  );
}

/** How a list shows and exports the values of parameters. */
export const valueColumn = {
  width: 'l' as const,
  text: maskedValue,
  render: (config: Config) => <ConfigValue config={config} />,
};
