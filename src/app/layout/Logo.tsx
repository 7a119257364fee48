import { useSession } from '@/shared/auth/session';
import { defaultConfig } from '@/shared/auth/systemConfig';
import { shownHere } from '@/shared/files/shownHere';

/** The system's logo. Shows our icon instead if the logo's address is not allowed or the image fails to load. */
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
