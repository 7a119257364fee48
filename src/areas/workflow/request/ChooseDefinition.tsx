import { SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Input, type InputRef, Modal, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import type { Definition } from '../flow/definition.resource';
import { latestQuery } from '../flow/flow.queries';
import styles from '../ui/flow.module.css';
import type { useStart } from './useStart';

interface ChooseDefinitionProps {
  starting: ReturnType<typeof useStart>;
  onClose: () => void;
}

/** With more processes than this, the user can search them by name. */
const AT_A_GLANCE = 8;

/**
 * Selects the process of a new application. A process that the user cannot apply for shows the reason. Enter in the
 * search field selects the process if it is the only match.
 */
export function ChooseDefinition({ starting: { obstacle, start, isPending }, onClose }: ChooseDefinitionProps) {
  const { t } = useTranslation('workflow');
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<Definition>();
  const search = useRef<InputRef>(null);
  const [name, setName] = useState('');
  const found = useQuery(latestQuery);
  const wanted = name.trim().toLowerCase();
  const shown = found.data?.filter((definition) => definition.name.toLowerCase().includes(wanted)) ?? [];

  function choose(definition: Definition) {
    setChosen(definition);
    setOpen(false);
  }

  return (
    <Modal
      open={open}
      title={t('request.choose')}
      footer={null}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (shown) return search.current?.focus();
        onClose();
        if (chosen) start(chosen);
      }}
    >
      {(found.isPending || isPending) && <Skeleton active />}
      {found.isError && <TableFailure error={found.error} onRetry={() => void found.refetch()} />}
      {!isPending && found.data && found.data.length > AT_A_GLANCE && (
        <Input
          ref={search}
          type="search"
          className={styles.find ?? ''}
          prefix={<SearchOutlined aria-hidden="true" />}
          aria-label={t('request.find')}
          placeholder={t('request.find')}
          maxLength={50}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={() => {
            const [only, ...others] = shown;
            if (only && others.length === 0 && obstacle(only) === undefined) choose(only);
          }}
        />
      )}
      {found.isSuccess && shown.length === 0 && <Empty {...(wanted && { description: t('request.notFound') })} />}
      <ul className={styles.asked}>
        {!isPending &&
          shown.map((definition) => {
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
                  onClick={() => choose(definition)}
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
