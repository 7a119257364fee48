import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Returns a function that opens an external site in a new window, after a confirm dialog (docs/quality#row-15). */
export function useOpenOutside(): (href: string) => Promise<void> {
  const { t } = useTranslation('app');
  const { modal } = App.useApp();
  return async (href) => {
    const { host } = new URL(href);
    const go = await modal.confirm({ title: t('shell.outsideTitle'), content: t('shell.outside', { host }) });
    if (go) window.open(href, '_blank', 'noopener,noreferrer');
  };
}
