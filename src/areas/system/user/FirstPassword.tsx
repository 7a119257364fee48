import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useModal } from '@/shared/display/useDialogs';
import { useCan } from '@/shared/auth/Can';
import { useOffers } from '@/shared/menu/useOffers';
import { MenuLink } from '@/shared/menu/MenuLink';
import { CopyText } from '@/shared/display/copy/CopyText';
import { configs } from '../config/config.resource';
import { MASK } from '../config/secretKey';

/** The parameter key of the first password of new accounts, for servers that return no password (docs/contract#2.E). */
const KEY = 'defalut_password';

interface FirstPasswordProps {
  /** The login name of the account. */
  name: string;
  /** The password. Undefined if the server's answer contains no password. */
  password: string | undefined;
  onClose: () => void;
}

/**
 * Shows the password of an account once, after the account is added or its password is reset. Opens no dialog if the
 * server neither returns a password nor has a common first password. Such a server sends the password to the user.
 */
export function FirstPassword({ name, password, onClose }: FirstPasswordProps) {
  const { t } = useTranslation(['system', 'shared']);
  const modal = useModal(onClose);
  const hasCommon = useOffers('firstPassword');
  const allowed = useCan('system:config:list') && hasCommon && password === undefined;
  const { data, isLoading } = useQuery({
    queryKey: configs.keys.list({ configKey: KEY }),
    queryFn: ({ signal }) => configs.list({ configKey: KEY }, signal),
    enabled: allowed,
  });
  const common = data?.records.find(({ configKey }) => configKey === KEY)?.configValue;
  const known = password ?? (common === MASK ? undefined : common);
  return (
    <Modal
      {...modal}
      open={modal.open && (hasCommon || password !== undefined)}
      title={t('user.firstPassword', { name })}
      okText={t('user.firstPasswordNoted')}
      cancelButtonProps={{ hidden: true }}
      mask={{ closable: false }}
      onOk={modal.onCancel}
    >
      {isLoading && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {known && (
        <p>
          {t('user.firstPasswordIs')} <CopyText text={known} />
        </p>
      )}
      {!isLoading && !known && (
        <p>
          {t('user.firstPasswordWhere', { key: KEY })} <MenuLink to="config">{t('config.title')}</MenuLink>
        </p>
      )}
      <p>{t('user.firstPasswordHint')}</p>
    </Modal>
  );
}
