import 'virtual:antd.css';
import { CloseOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readable } from '@/shared/lib/readable';
import { useSettings } from '@/shared/settings/settings';
import { antdLocale, loadedAntdLocale } from '@/app/i18n/antdLocales';
import { antdTheme } from './antdTheme';
import { currentLanguage } from '@/app/i18n/i18n';
import { useIsDark } from '@/app/document/useDocumentTheme';

/** antd in the user's theme and language. All antd components must be rendered inside it. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const primaryColor = useSettings((settings) => settings.primaryColor);
  const language = currentLanguage();
  const translations = loadedAntdLocale(language) ?? use(antdLocale(language));
  const isDark = useIsDark();
  const close = <CloseOutlined aria-label={t('action.close')} />;
  useEffect(() => {
    if (translations) dayjs.locale(translations.dayjsLocale);
  }, [translations]);
  return (
    <ConfigProvider
      locale={translations?.locale}
      theme={antdTheme(readable(primaryColor), isDark)}
      button={{ autoInsertSpace: false }}
      notification={{ closeIcon: close }}
      modal={{ closeIcon: close }}
      drawer={{ closeIcon: close }}
      form={{ scrollToFirstError: { focus: true }, validateMessages: { required: t('field.needed') } }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
