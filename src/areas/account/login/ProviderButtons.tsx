import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { saysMissing } from '@/shared/api/optional';
import type { Provider } from '@/shared/auth/systemConfig';
import { startSocial } from './startSocial';

export { startSocial };

interface ProviderButtonsProps {
  providers: readonly Provider[];
  /** The query string of the sign-in page, restored after the provider's redirect. */
  search: string;
  onFailure(error: unknown): void;
}

/** A button for each identity provider of the system config. A clicked button disappears if its call is missing. */
export function ProviderButtons({ providers, search, onFailure }: ProviderButtonsProps) {
  const { t } = useTranslation('account');
  const [opening, setOpening] = useState<string>();
  const [missing, setMissing] = useState<readonly string[]>([]);

  async function open(provider: Provider) {
    if (opening) return;
    setOpening(provider.key);
    await startSocial(provider, 'signIn', `/user/login${search}`).catch((error: unknown) => {
      // Detects a missing call by the server's answer, because the area manifests, which declare optional calls, are
      // not loaded yet.
      const isMissing = saysMissing(error);
      if (isMissing) setMissing([...missing, provider.key]);
      onFailure(isMissing ? new ApiError('missing') : error);
    });
    // Enables the buttons after a success too, because the browser may restore the page in this state when the user
    // goes back.
    setOpening(undefined);
  }

  const shown = providers.filter(({ key }) => !missing.includes(key));
  return (
    <>
      {shown.map((provider) => (
        <button
          key={provider.key}
          type="button"
          className="pub-wechat"
          aria-busy={opening === provider.key}
          onClick={() => void open(provider)}
        >
          {t(opening === provider.key ? 'social.handling' : 'social.title', { name: provider.name })}
        </button>
      ))}
    </>
  );
}
