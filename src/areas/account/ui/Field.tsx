import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
  label: string;
  /** The validation error; undefined when the value is valid. */
  error?: string | undefined;
  /** Help text below the input. */
  hint?: ReactNode;
  /** Content beside the input, such as a captcha image or a button. */
  aside?: ReactNode;
}

/** A labeled input with its error; plain HTML, so that the public pages need no component library. */
export function Field({ name, label, error, hint, aside, ...input }: FieldProps) {
  const id = `login-${name}`;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="pub-field">
      <label htmlFor={id}>{label}</label>
      <div className="pub-control">
        <input
          id={id}
          name={name}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {aside}
      </div>
      {error && (
        <p id={`${id}-error`} className="pub-field-error">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="pub-field-hint">
          {hint}
        </div>
      )}
    </div>
  );
}

/** A password input with a button that shows or hides the text. Typed or pasted text is never altered. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'aside'>) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <button
          type="button"
          className="pub-inside"
          aria-label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Eye open={shown} />
        </button>
      }
    />
  );
}

function Eye({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z" />
      <circle cx="12" cy="12" r="3" />
      {!open && <path d="M4 20 20 4" />}
    </svg>
  );
}

interface FailureProps {
  message: string;
  /** The number of refused attempts. Each increase makes screen readers announce the same text again. */
  failures?: number;
}

/** The error of a refused form. Screen readers announce it, and it can receive the focus. */
export function Failure({ message, failures = 0 }: FailureProps) {
  return (
    <div role="alert" className="pub-failure">
      {message && (
        <p key={failures} tabIndex={-1}>
          {message}
        </p>
      )}
    </div>
  );
}

/** The submit button of a form. It stays focusable while the request is pending. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <button type="submit" className="plain-button primary pub-submit" aria-disabled={busy}>
      {children}
    </button>
  );
}
