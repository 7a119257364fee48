import { useSession } from '@/shared/auth/session';
import { defaultConfig } from '@/shared/auth/systemConfig';
import { shownHere } from '@/shared/files/shownHere';

/** The system's logo; one whose address answers no picture gives way to our mark, in the tab's icon too. */
export function Logo({ size }: { size: number }) {
  const { logoUrl } = useSession((session) => session.config);
  const fallBack = () =>
    useSession.setState(({ config }) => ({ config: { ...config, logoUrl: defaultConfig.logoUrl } }));
  return (
    <img
      src={shownHere(logoUrl)}
      alt=""
      width={size}
      height={size}
      {...(logoUrl !== defaultConfig.logoUrl && { onError: fallBack })}
    />
  );
}
