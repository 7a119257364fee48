import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { useErrorText } from '@/shared/display/errorText';

type Reach = { took: number } | { error: unknown };

/** Diagnostics for operators: the build, the connection to the backend, and the browser environment. */
export default function TestHomePage() {
  const { t, i18n } = useTranslation(['account', 'shared']);
  const errorText = useErrorText();
  const [reach, setReach] = useState<Reach>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    void measure(abort.signal).then((answer) => abort.signal.aborted || setReach(answer));
    return () => abort.abort();
  }, [turn]);

  function again() {
    setReach(undefined);
    setTurn(turn + 1);
  }

  const reached = reach && ('took' in reach ? t('test.reached', { took: reach.took }) : errorText(reach.error));
  return (
    <>
      <h1 className="pub-heading">{t('test.title')}</h1>
      <dl className="pub-facts">
        <dt>{t('test.version')}</dt>
        <dd>{__APP_VERSION__}</dd>
        <dt>{t('test.api')}</dt>
        <dd>
          <span role="status">{reached ?? t('test.asking')}</span>
        </dd>
        <dt>{t('test.locale')}</dt>
        <dd>{i18n.language}</dd>
        <dt>{t('test.browser')}</dt>
        <dd>{navigator.userAgent}</dd>
      </dl>
      <div className="pub-actions">
        <button type="button" className="plain-button primary" onClick={again}>
          {t('shared:action.retry')}
        </button>
        <Link className="plain-button" to="/">
          {t('shared:status.backHome')}
        </Link>
      </div>
    </>
  );
}

/** Measures the backend's response time, in milliseconds, with a request that needs no token. */
async function measure(signal: AbortSignal): Promise<Reach> {
  const start = performance.now();
  try {
    await request({ url: paths.systemConfig, signal, quiet: true, retried: true });
    return { took: Math.round(performance.now() - start) };
  } catch (error) {
    return { error };
  }
}
