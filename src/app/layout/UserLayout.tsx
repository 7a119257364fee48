import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { isLanguage, languages } from '@/shared/settings/languages';
import { changeLanguage } from '@/app/i18n/i18n';
import { useDocumentTitle } from '@/app/document/useDocumentTitle';
import { Logo } from './Logo';
import { loadConfig } from '@/app/session/loadConfig';

/** The frame of the public pages: system name, language menu, legal notices and service phone number. */
export function UserLayout({ title, onShown, children }: { title: string; onShown?: () => void; children: ReactNode }) {
  const { t } = useTranslation('account');
  const config = useSession((session) => session.config);
  useDocumentTitle(t(title));
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    void loadConfig();
    shown();
  }, []);

  return (
    <div className="pub-layout">
      <header className="pub-header">
        <LanguageSelect />
      </header>
      <main className="pub-main">
        <div className="pub-brand">
          <Logo size={44} />
          <p className="pub-title">{config.sysTitle}</p>
          <p className="pub-tagline">{t('brand.tagline')}</p>
        </div>
        <div className="pub-card">{children}</div>
      </main>
      <footer className="pub-footer">
        {config.rightReserved && <p>{config.rightReserved}</p>}
        <p>
          {config.recordNumber && (
            <span>
              {t('footer.record')} {config.recordNumber}
            </span>
          )}
          {config.serviceTel && (
            <span>
              {t('footer.serviceTel')}{' '}
              <a href={`tel:${config.serviceTel.replaceAll(/[^\d+]/g, '')}`}>{config.serviceTel}</a>
            </span>
          )}
        </p>
      </footer>
    </div>
  );
}

function LanguageSelect() {
  const { t, i18n } = useTranslation('account');
  return (
    <select
      className="pub-language"
      aria-label={t('login.language')}
      value={i18n.language}
      onChange={({ target }) => isLanguage(target.value) && void changeLanguage(target.value)}
    >
      {Object.entries(languages).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}
