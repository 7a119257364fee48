import { type ReactNode, useLayoutEffect } from 'react';
import { wrongSettings } from './wrongSettings';
import { useTranslation } from 'react-i18next';
import { dismissEarlyForm } from '@/shared/auth/earlyForm';

/** Returns the page to show instead of the product if a deployment setting is wrong. */
export function settingsPage(given: object): ReactNode {
  const wrong = wrongSettings(given);
  return wrong.length > 0 ? <BadSettings settings={wrong} /> : undefined;
}

/** Shown instead of the product when `/config.js` is invalid: lists the wrong settings and their values. */
export function BadSettings({ settings }: { settings: readonly [name: string, value: unknown][] }) {
  const { t } = useTranslation('app');
  useLayoutEffect(dismissEarlyForm, []);
  return (
    <main className="pub-main">
      <div className="pub-card">
        <h1>{t('badSettings.title')}</h1>
        <p>{t('badSettings.hint')}</p>
        <ul>
          {settings.map(([name, value]) => (
            <li key={name}>
              <code>
                {name}: {JSON.stringify(value)}
              </code>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
