import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import type { Definition } from '../flow/definition.resource';
import { latestQuery } from '../ui/flow.queries';
import styles from '../ui/flow.module.css';
import type { useStart } from './useStart';

interface ChooseDefinitionProps {
  starting: ReturnType<typeof useStart>;
  onClose: () => void;
}

/** Selects the process of a new application; a process that cannot be applied for shows the reason. */
export function ChooseDefinition({ starting: { obstacle, start, isPending }, onClose }: ChooseDefinitionProps) {
  const { t } = useTranslation('workflow');
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<Definition>();
  const found = useQuery(latestQuery);

  return (
    <Modal
      open={open}
      title={t('request.choose')}
      footer={null}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (shown) return;
        onClose();
        if (chosen) start(chosen);
      }}
    >
      {(found.isPending || isPending) && <Skeleton active />}
      {found.isError && <TableFailure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <Empty />}
      <ul className={styles.asked}>
        {!isPending &&
          found.data?.map((definition) => {
            const why = obstacle(definition);
            return (
              <li key={definition.id}>
                <span>
                  <bdi>{definition.name}</bdi>{' '}
                  <small>{t('definition.versionOf', { version: definition.version })}</small>
                  {why && <small id={`why-${definition.id}`}>{why}</small>}
                </span>
                <Button
                  type="primary"
                  size="small"
                  disabled={why !== undefined}
                  aria-label={t('request.applyFor', { name: definition.name })}
                  {...(why && { 'aria-describedby': `why-${definition.id}` })}
                  onClick={() => {
                    setChosen(definition);
                    setOpen(false);
                  }}
                >
                  {t('request.apply')}
                </Button>
              </li>
            );
          })}
      </ul>
    </Modal>
  );
}
