import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TableFailure } from '@/shared/list/TableFailure';
import { useMenuLink } from '@/shared/menu/links';
import { notify } from '@/shared/ui/notify';
import { type Definition, definitions, isActive, latestDefinitions } from '../definition/definition.api';
import styles from '../ui/flow.module.css';
import { formOf } from './request.api';

/** Starts an application with the choice of a definition; a definition without a form in this app shows an error. */
export function ChooseDefinition({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workflow');
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const [open, setOpen] = useState(true);
  const found = useQuery({
    queryKey: definitions.keys.call('latest'),
    queryFn: ({ signal }) => latestDefinitions(signal),
  });

  function choose({ id, key, name }: Definition) {
    const kind = formOf(key);
    const to = kind && linkOf(kind, { key, procDefId: id, procName: name });
    if (!to) return notify.error(t('request.noRoute'));
    setOpen(false);
    void navigate(to);
  }

  return (
    <Modal
      open={open}
      title={t('request.choose')}
      footer={null}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {found.isPending && <Skeleton active />}
      {found.isError && <TableFailure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <Empty />}
      <ul className={styles.asked}>
        {found.data?.map((definition) => (
          <li key={definition.id}>
            <span>
              <bdi>{definition.name}</bdi> <small>{t('definition.versionOf', { version: definition.version })}</small>
            </span>
            <Button
              type="primary"
              size="small"
              disabled={!isActive(definition)}
              aria-label={t('request.applyFor', { name: definition.name })}
              onClick={() => choose(definition)}
            >
              {t(isActive(definition) ? 'request.apply' : 'definition.suspended')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
