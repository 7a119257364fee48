import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { MenuLink } from '@/shared/menu/MenuLink';
import { CopyText } from '@/shared/ui/copy/CopyText';
import { configs } from '../config/config.api';

/** The parameter that holds the first password of a new account (docs/contract#2.E). */
const KEY = 'defalut_password';

/** Says once, after an account was added, with which password its owner signs in first. */
export function FirstPassword({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation(['system', 'shared']);
  const [open, setOpen] = useState(true);
  const allowed = useCan('system:config:list');
  const { data, isLoading } = useQuery({
    queryKey: configs.keys.list({ configKey: KEY }),
    queryFn: ({ signal }) => configs.list({ configKey: KEY }, signal),
    enabled: allowed,
  });
  const password = data?.records.find(({ configKey }) => configKey === KEY)?.configValue;
  return (
    <Modal
      open={open}
      title={t('user.firstPassword', { name })}
      okText={t('user.firstPasswordNoted')}
      cancelButtonProps={{ hidden: true }}
      onOk={() => setOpen(false)}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      {isLoading && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {password && (
        <p>
          {t('user.firstPasswordIs')} <CopyText text={password} />
        </p>
      )}
      {!isLoading && !password && (
        <p>
          {t('user.firstPasswordWhere', { key: KEY })} <MenuLink to="config">{t('config.title')}</MenuLink>
        </p>
      )}
      <p>{t('user.firstPasswordHint')}</p>
    </Modal>
  );
}
