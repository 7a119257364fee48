import { Button, Drawer, Empty, Progress, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import { useDrawer } from '@/shared/display/useDialogs';
import { FindingList } from './FindingList';
import { LoadTable, RequestTable } from './RehearsalTables';
import { RunningTable } from './RunningTable';
import { type Shown, useRehearsal } from './useRehearsal';

interface RehearsalDrawerProps {
  procDefKey: string;
  title: string;
  /** Returns the diagram to rehearse. In the designer, this is the current diagram, saved or not. */
  drawing: () => Promise<string>;
  /**
   * The deployed version to which running requests can be moved. If set, only the table of running requests is shown.
   */
  moveTo?: string | undefined;
  onClose: () => void;
}

/** Simulates a diagram with the requests of the last year and shows how the outcome would differ. */
export function RehearsalDrawer({ procDefKey, title, drawing, moveTo, onClose }: RehearsalDrawerProps) {
  const { t } = useTranslation(['workflow', 'shared']);
  const drawer = useDrawer(onClose);
  const { found, progress, isStopped, stop, again } = useRehearsal(procDefKey, drawing);
  const { done, total } = progress;
  return (
    <Drawer {...drawer} size={1000} title={<bdi>{title}</bdi>}>
      {isStopped && <Button onClick={again}>{t('rehearsal.again')}</Button>}
      {!isStopped && found.isError && <TableFailure error={found.error} onRetry={() => void found.refetch()} />}
      {!isStopped && found.isPending && (
        <div role="status">
          <p>{t('rehearsal.running', { done, total })}</p>
          <Progress percent={total > 0 ? Math.round((done / total) * 100) : 0} aria-label={t('rehearsal.title')} />
          <Button onClick={stop}>{t('shared:action.cancel')}</Button>
        </div>
      )}
      {!isStopped && found.data && <Result shown={found.data} moveTo={moveTo} onMoved={drawer.onClose} />}
    </Drawer>
  );
}

function Result({ shown, moveTo, onMoved }: { shown: Shown; moveTo: string | undefined; onMoved: () => void }) {
  const { t } = useTranslation('workflow');
  const running = shown.requests.filter(({ past }) => past.running && past.procDefId !== moveTo);
  if (moveTo) return <RunningTable running={running} moveTo={moveTo} onMoved={onMoved} />;
  if (shown.requests.length === 0) return <Empty description={t('rehearsal.none')} />;
  return (
    <Tabs
      items={[
        { key: 'findings', label: t('rehearsal.findings'), children: <FindingList shown={shown} /> },
        { key: 'requests', label: t('rehearsal.requests'), children: <RequestTable shown={shown} /> },
        { key: 'loads', label: t('rehearsal.loads'), children: <LoadTable shown={shown} /> },
        { key: 'running', label: t('rehearsal.runningTab'), children: <RunningTable running={running} /> },
      ]}
    />
  );
}
