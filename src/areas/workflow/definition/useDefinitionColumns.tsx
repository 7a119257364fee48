import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDrawer, useOpenDialog } from '@/shared/display/useDialogs';
import { useChange } from '@/shared/list/actions/useChange';
import type { Column } from '@/shared/list/column';
import { saveFile } from '@/shared/list/transfer/saveFile';
import { StateTag } from '../ui/StateTag';
import { type Definition, definitions, drawingOf, isActive } from '../flow/definition.resource';
import { useQuery } from '@tanstack/react-query';
import { RecordLoading } from '@/shared/resource/gone/RecordFailure';
import { namedRecord } from '@/shared/resource/resource';
import { Diagram } from '../ui/Diagram';
import { drawingQuery, latestQuery } from '../flow/flow.queries';
import styles from '../ui/flow.module.css';

/** The columns of the processes, technical names last. Links in the file columns show and download the diagram. */
export function useDefinitionColumns(): Column<Definition>[] {
  const open = useOpenDialog();
  const { t } = useTranslation(['workflow', 'shared']);
  const change = useChange(definitions.path);
  const { data: latest } = useQuery(latestQuery);
  // Marks older versions, because users can start requests only with the newest version of a process.
  const isOlder = (row: Definition) => latest !== undefined && !latest.some(({ id }) => id === row.id);
  const load = (row: Definition) =>
    change(
      async () => saveFile(new Blob([await drawingOf(row.deploymentId)]), row.resourceName ?? `${row.key}.bpmn20.xml`),
      t('definition.loaded'),
    );

  return [
    { field: 'name', title: t('definition.name'), sort: true },
    {
      field: 'suspensionState',
      card: 'state',
      title: t('shared:field.status'),
      render: (row) => <StateTag suspended={!isActive(row)} active={isOlder(row) ? 'older' : 'usable'} />,
    },
    { field: 'version', title: t('definition.version'), kind: 'number', sort: true },
    {
      field: 'resourceName',
      title: t('definition.resourceName'),
      render: (row) => (
        <button type="button" className={styles.link} onClick={() => void load(row)}>
          {row.resourceName ?? '-'}
        </button>
      ),
    },
    {
      field: 'dgrmResourceName',
      title: t('definition.diagram'),
      render: (row) => (
        <button
          type="button"
          className={styles.link}
          aria-label={t('definition.diagramOf', { name: definitions.nameOf(row) })}
          onClick={() => open((close) => <DefinitionDrawer definition={row} onClose={close} />)}
        >
          {row.dgrmResourceName ?? t('definition.diagram')}
        </button>
      ),
    },
    { field: 'key', title: t('definition.key'), filter: true },
    { field: 'deploymentId', title: t('definition.deploymentId') },
  ];
}

/** Shows the diagram of a version of a process. */
function DefinitionDrawer({ definition, onClose }: { definition: Definition; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  const drawer = useDrawer(onClose);
  const name = definitions.nameOf(definition);
  const drawing = useQuery({
    ...drawingQuery(definition.id),
    queryFn: ({ signal }) => drawingOf(definition.deploymentId, signal),
  });
  return (
    <Drawer {...drawer} size={900} title={<bdi>{name}</bdi>}>
      <RecordLoading record={namedRecord(definitions, definition)} query={drawing} paragraph={{ rows: 6 }} />
      {drawing.data && <Diagram xml={drawing.data} label={t('definition.diagramOf', { name })} />}
    </Drawer>
  );
}
