import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './designer.module.css';
import { ElementPanel } from './ElementPanel';
import type { Model } from './model.resource';
import type * as Engine from './modeler';
import { Toolbar } from './Toolbar';
import { useDesign } from './useDesign';
import type { Guard } from './useGuard';
import type { Finding } from './check/validate';

interface DesignProps {
  engine: typeof Engine;
  /** `model` has the diagram; `row` is the same model as in the list. */
  model: Model;
  row: Model;
  guard: Guard;
}

/** The canvas with the toolbar above and the element panel beside it. */
export function Design({ engine, model, row, guard }: DesignProps) {
  const { t } = useTranslation(['workflow', 'shared']);
  const design = useDesign(engine, model, row, guard);
  const { box, canvas, view, findings } = design;
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
        <Button disabled={!canvas} onClick={design.check}>
          {t('model.check')}
        </Button>
        <Button type="primary" disabled={!canvas} loading={design.busy} onClick={design.save}>
          {t('shared:action.save')}
        </Button>
        <Button disabled={!canvas || design.busy} onClick={design.deploy}>
          {t('model.deploy')}
        </Button>
      </Toolbar>
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

interface FindingsProps {
  findings: readonly Finding[];
  onSelect: (element: string) => void;
}

/** The problems of the diagram; each selects its element. */
function Findings({ findings, onSelect }: FindingsProps) {
  const { t } = useTranslation('workflow');
  if (findings.length === 0) return <Alert type="success" showIcon title={t('model.fine')} />;
  const worst = findings.some(({ level }) => level === 'error') ? 'error' : 'warning';
  return (
    <Alert
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
