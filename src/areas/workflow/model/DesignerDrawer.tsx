import { useQuery } from '@tanstack/react-query';
import { Alert, Drawer, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/shared/display/Loading';
import { TableFailure } from '@/shared/display/TableFailure';
import { useLazy } from '@/shared/lazy/useLazy';
import { useIsWide } from '@/shared/display/measure/useIsWide';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { Design } from './Design';
import { type Model, models } from './model.resource';
import { type Guard, useGuard } from './useGuard';
import { Diagram } from '../ui/Diagram';
import styles from './designer.module.css';

const loadModeler = () => import('./modeler');

interface DesignerDrawerProps {
  row: Model;
  onClose: () => void;
}

/** The full-screen designer of a model, on a phone only its diagram; asks for confirmation before changes are lost. */
export function DesignerDrawer({ row, onClose }: DesignerDrawerProps) {
  const { t } = useTranslation('workflow');
  const askToLose = useAskToLose();
  const [open, setOpen] = useState(true);
  const guard = useGuard(row.id);
  const isWide = useIsWide();
  const loaded = useQuery({
    queryKey: models.keys.call('design', row.id),
    queryFn: ({ signal }) => models.get(row.id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

  async function close() {
    if (guard.dirty && !(await askToLose())) return;
    guard.settle();
    setOpen(false);
  }

  return (
    <Drawer
      open={open}
      title={t('model.designTitle', { name: row.name })}
      size="100%"
      keyboard={false}
      onClose={() => void close()}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      <Loading query={loaded} paragraph={{ rows: 8 }} />
      {loaded.data &&
        (isWide ? <Drawn model={loaded.data} row={row} guard={guard} /> : <ReadDesign model={loaded.data} />)}
    </Drawer>
  );
}

function Drawn(props: { model: Model; row: Model; guard: Guard }) {
  const engine = useLazy(loadModeler);
  if (engine.error) return <TableFailure error={engine.error} onRetry={engine.retry} />;
  return engine.module ? <Design engine={engine.module} {...props} /> : <Skeleton active paragraph={{ rows: 8 }} />;
}

/** The diagram of a model, read-only, with a hint that drawing needs a wider screen. */
function ReadDesign({ model: { name, xml } }: { model: Model }) {
  const { t } = useTranslation('workflow');
  return (
    <div className={styles.read}>
      <Alert type="info" showIcon title={t('model.tooNarrow')} />
      {xml ? <Diagram xml={xml} label={t('model.canvas', { name })} /> : <Empty description={t('model.empty')} />}
    </div>
  );
}
