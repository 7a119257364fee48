import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

const PARTS = ['account', 'content', 'data', 'security', 'liability', 'changes'] as const;

/** The checkbox to accept the user agreement, with a button that opens its text in a dialog. Field name: `agree`. */
export function AgreementField({ error }: { error: string | undefined }) {
  const { t } = useTranslation('register');
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);

  function agree() {
    dialog.current?.close();
    // Clicks instead of setting `checked`, so that the form receives the change event.
    if (box.current && !box.current.checked) box.current.click();
    box.current?.focus();
  }

  return (
    <div className="pub-field">
      <div className="pub-agree">
        <label className="pub-remember">
          <input
            ref={box}
            type="checkbox"
            name="agree"
            aria-required="true"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'login-agree-error' : undefined}
          />
          {t('agree')}
        </label>
        <button type="button" className="pub-link" onClick={() => dialog.current?.showModal()}>
          {t('title')}
        </button>
      </div>
      {error && (
        <p id="login-agree-error" className="pub-field-error">
          {error}
        </p>
      )}
      <dialog ref={dialog} className="pub-dialog pub-paper" aria-labelledby="agreement-title">
        <h2 id="agreement-title">{t('title')}</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable to scroll by keyboard */}
        <div className="pub-scroll" role="region" aria-labelledby="agreement-title" tabIndex={0}>
          {PARTS.map((part) => (
            <section key={part}>
              <h3>{t(`${part}.title`)}</h3>
              <p>{t(`${part}.text`)}</p>
            </section>
          ))}
        </div>
        <div className="pub-control">
          <button type="button" className="plain-button primary" onClick={agree}>
            {t('accept')}
          </button>
          <button type="button" className="plain-button" onClick={() => dialog.current?.close()}>
            {t('shared:action.close')}
          </button>
        </div>
      </dialog>
    </div>
  );
}
