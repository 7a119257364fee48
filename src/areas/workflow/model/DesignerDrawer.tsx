import { useQuery } from '@tanstack/react-query';
import { Alert, type AlertRef, Button, Drawer, Empty, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { useDialogs } from '@/shared/display/useDialogs';
import { Lazy } from '@/shared/lazy/Lazy';
import { Loading } from '@/shared/display/Loading';
import { TableFailure } from '@/shared/display/TableFailure';
import { useHas } from '@/shared/api/optional';
import { useLazy } from '@/shared/lazy/useLazy';
import { useIsWide } from '@/shared/display/measure/useIsWide';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { formOf } from '../flow/request.resource';
import { type Model, models } from './model.resource';
import { type Guard, useGuard } from './useGuard';
import { Diagram } from '../ui/Diagram';
import styles from './designer.module.css';
import { PAST, STAFF } from '../rehearsal/calls.api';
import { ElementPanel } from './ElementPanel';
import type * as Engine from './modeler';
import { Toolbar } from './Toolbar';
import { useDesign } from './useDesign';
import { mentionedIds } from '../check/drawing';
import { readXml } from '../check/readXml';
import { type Finding, START } from '../check/validate';

const loadForm = () => import('./form/FormDrawer');
const loadModeler = () => import('./modeler');
const loadRehearsal = () => import('../rehearsal/RehearsalDrawer');

/** The full-screen designer of a model. Narrow screens show only the diagram. Asks before changes are lost. */
export function DesignerDrawer({ row, onClose }: { row: Model; onClose: () => void }) {
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

/** The diagram of a model, read-only, with a hint that editing needs a wider screen. */
function ReadDesign({ model: { name, xml } }: { model: Model }) {
  const { t } = useTranslation('workflow');
  return (
    <div className={styles.read}>
      <Alert type="info" showIcon title={t('model.tooNarrow')} />
      {xml ? <Diagram xml={xml} label={t('model.canvas', { name })} /> : <Empty description={t('model.noDiagram')} />}
    </div>
  );
}

interface DesignProps {
  engine: typeof Engine;
  /** `model` contains the diagram. `row` is the model's row in the list. */
  model: Model;
  row: Model;
  guard: Guard;
}

/** The canvas with the toolbar above it and the element panel beside it. */
function Design({ engine, model, row, guard }: DesignProps) {
  const { t } = useTranslation(['workflow', 'shared']);
  const design = useDesign(engine, model, row, guard);
  const { box, canvas, view, findings } = design;
  const [dialogs, open] = useDialogs();
  const [hasPast, hasStaff] = [useHas('GET', PAST), useHas('GET', STAFF)];
  const canRehearse = hasPast && hasStaff;
  const rehearse = () =>
    canvas &&
    open((close) => (
      <Lazy load={loadRehearsal} onFail={close}>
        {({ RehearsalDrawer }) => (
          <RehearsalDrawer
            procDefKey={model.key}
            title={t('rehearsal.of', { name: model.name })}
            drawing={() => canvas.xml(model.key, model.name)}
            onClose={close}
          />
        )}
      </Lazy>
    ));
  const modes = useSession(({ config }) => config.modes);
  // A running request may move to the new version, so a removed field must not come back with another meaning.
  const [opened] = useState(() => (model.xml ? mentionedIds(readXml(model.xml)) : []));
  const hasStart = view.drawing.nodes.some(({ type }) => type === START);
  const editForm = () => {
    const taken = [...mentionedIds(view.drawing), ...opened];
    open((close) => (
      <Lazy load={loadForm} onFail={close}>
        {({ FormDrawer }) => (
          <FormDrawer
            fields={view.drawing.fields ?? []}
            taken={taken}
            onDone={(fields) => canvas?.form(fields, taken)}
            onClose={close}
          />
        )}
      </Lazy>
    ));
  };
  return (
    <div className={styles.whole}>
      <Toolbar
        canvas={canvas}
        zoom={design.zoom}
        canUndo={view.canUndo}
        canRedo={view.canRedo}
        onImport={(file) => void design.take(file)}
        onExport={(format) => void design.give(format)}
      >
        {canvas && formOf(model.key) === 'general' && (modes?.includes('form') || view.drawing.fields) && (
          <Button disabled={!hasStart} onClick={editForm}>
            {t('model.form.button')}
          </Button>
        )}
        <Button disabled={!canvas} onClick={design.check}>
          {t('model.check')}
        </Button>
        {canRehearse && (
          <Button disabled={!canvas} onClick={rehearse}>
            {t('rehearsal.title')}
          </Button>
        )}
        <Button type="primary" disabled={!canvas} loading={design.busy} onClick={design.save}>
          {t('shared:action.save')}
        </Button>
        {design.deploy && (
          <Button disabled={!canvas || design.busy} onClick={design.deploy}>
            {t('model.deploy')}
          </Button>
        )}
      </Toolbar>
      {dialogs}
      {design.restored && guard.dirty && <Alert type="info" showIcon title={t('shared:crud.restored')} />}
      <div className={styles.parts}>
        <div ref={box} className={styles.canvas} role="group" aria-label={t('model.canvas', { name: model.name })} />
        <div className={styles.side}>
          <div role="status">{canvas && findings && <Findings findings={findings} onSelect={canvas.select} />}</div>
          {canvas && <ElementPanel view={view} canvas={canvas} />}
        </div>
      </div>
    </div>
  );
}

/** The problems of the diagram, scrolled into view after each check. Clicking a problem selects its element. */
function Findings({ findings, onSelect }: { findings: readonly Finding[]; onSelect: (element: string) => void }) {
  const { t } = useTranslation('workflow');
  const alert = useRef<AlertRef>(null);
  useEffect(() => {
    alert.current?.nativeElement.scrollIntoView({ block: 'nearest' });
  }, [findings]);
  if (findings.length === 0) return <Alert ref={alert} type="success" showIcon title={t('model.fine')} />;
  const worst = findings.some(({ level }) => level === 'error') ? 'error' : 'warning';
  return (
    <Alert
      ref={alert}
      type={worst}
      title={t('model.found', { count: findings.length })}
      description={
        <ul className={styles.findings} aria-label={t('model.findings')}>
          {findings.map(({ rule, element, name }) => (
            <li key={`${rule} ${element} ${name}`}>
              {element ? (
                <Button type="link" size="small" onClick={() => onSelect(element)}>
                  {t(`model.finding.${rule}`, { name })}
                </Button>
              ) : (
                t(`model.finding.${rule}`)
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
