import { useSession } from '@/shared/auth/session';
import { defaultConfig } from '@/shared/auth/systemConfig';
import { shownHere } from '@/shared/files/shownHere';

/** The system's logo. If its host is not allowed or the image fails, shows our icon instead, in the browser tab too. */
export function Logo({ size }: { size: number }) {
  const { logoUrl } = useSession((session) => session.config);
  const fallBack = () =>
    useSession.setState(({ config }) => ({ config: { ...config, logoUrl: defaultConfig.logoUrl } }));
  return (
    <img
      src={shownHere(logoUrl) ?? defaultConfig.logoUrl}
      alt=""
      width={size}
      height={size}
      {...(logoUrl !== defaultConfig.logoUrl && { onError: fallBack })}
    />
  );
}
