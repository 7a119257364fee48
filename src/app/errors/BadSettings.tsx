import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissEarlyForm } from '@/shared/auth/earlyForm';

/** The only page of a product whose `/config.js` is wrong: which settings, and what they say. */
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
