import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { saysMissing } from '@/shared/api/optional';
import type { Provider } from '@/shared/auth/systemConfig';
import { startSocial } from './startSocial';

export { startSocial };

interface ProviderButtonsProps {
  providers: readonly Provider[];
  /** The query of the sign-in page, kept for the time after the sign-in. */
  search: string;
  onFailure(error: unknown): void;
}

/** A button for each identity provider of the system config, until the server turns out to lack its calls. */
export function ProviderButtons({ providers, search, onFailure }: ProviderButtonsProps) {
  const { t } = useTranslation('account');
  const [opening, setOpening] = useState<string>();
  const [missing, setMissing] = useState<readonly string[]>([]);

  async function open(provider: Provider) {
    if (opening) return;
    setOpening(provider.key);
    await startSocial(provider, 'signIn', `/user/login${search}`).catch((error: unknown) => {
      // The calls of this page are not known as optional: the manifests of the areas load with the signed-in app.
      const isMissing = saysMissing(error);
      if (isMissing) setMissing([...missing, provider.key]);
      onFailure(isMissing ? new ApiError('missing') : error);
    });
    // Also after a success: the browser may return to this page as it was.
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
