import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { reveal } from '@/shared/api/reveal';
import { useCan } from '@/shared/auth/Can';
import { useSubmit } from '@/shared/display/useSubmit';
import { CopyText } from '@/shared/display/copy/CopyText';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { type Config, configs } from './config.resource';
import { isSecretKey, MASK, maskedValue } from './secretKey';

/** The value of a parameter. A secret is masked. Users who may edit parameters can reveal a secret. */
function ConfigValue({ config }: { config: Config }) {
  const { configKey, configName: name, configValue: value } = config;
  const { t } = useTranslation('system');
  const [shown, setShown] = useState<string>();
  const allowed = useCan('system:config:edit');
  const { busy, submit } = useSubmit(async () => {
    const revealed = await reveal(configs.path, config.configId, 'configValue').catch((error: unknown) => {
      if (!alreadyShown(error)) notify.error(errorTextNow(error));
      return null;
    });
    if (revealed !== null) setShown(revealed ?? value);
  });
  if (shown !== undefined || !isSecretKey(configKey)) return <CopyText text={shown ?? value} length={20} />;
  return (
    <>
      {MASK}{' '}
      {allowed && (
        <Button
          type="link"
          size="small"
          aria-label={t('config.showOf', { name })}
          disabled={busy}
          onClick={() => void submit()}
        >
          {t('config.show')}
        </Button>
      )}
    </>
  );
}

/** The column properties that display and export the value of a parameter. */
export const valueColumn = {
  width: 'l' as const,
  text: maskedValue,
  // A changed parameter is masked again, because the revealed value may be the old one.
  render: (config: Config) => <ConfigValue key={`${config.updateTime} ${config.configValue}`} config={config} />,
};
