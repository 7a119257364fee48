import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import { Diagram } from '../ui/Diagram';
import { drawingQuery } from '../ui/flow.queries';
import { type Definition, drawingOf, definitions } from '../flow/definition.resource';

interface DefinitionDrawerProps {
  definition: Definition;
  onClose: () => void;
}

/** Shows the diagram of one version of a process. */
export function DefinitionDrawer({ definition, onClose }: DefinitionDrawerProps) {
  const { t } = useTranslation('workflow');
  const [open, setOpen] = useState(true);
  const name = definitions.nameOf(definition);
  const drawing = useQuery({
    ...drawingQuery(definition.id),
    queryFn: ({ signal }) => drawingOf(definition.deploymentId, signal),
  });
  return (
    <Drawer
      open={open}
      size={900}
      title={<bdi>{name}</bdi>}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {drawing.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {drawing.isError && <TableFailure error={drawing.error} onRetry={() => void drawing.refetch()} />}
      {drawing.data && <Diagram xml={drawing.data} label={t('definition.diagramOf', { name })} />}
    </Drawer>
  );
}
