import { CompressOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Alert, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { TableFailure } from '@/shared/display/TableFailure';
import { useLazy } from '@/shared/lazy/useLazy';
import styles from './Diagram.module.css';
import type { Drawing } from './drawing';
import type { Progress } from './marks';

const loadDrawing = () => import('./drawing');

interface DiagramProps {
  xml: string;
  /** The accessible name of the diagram. */
  label: string;
  progress?: Progress | undefined;
}

/** The diagram of a process, loaded lazily. Marks completed and pending steps. */
export function Diagram({ xml, label, progress }: DiagramProps) {
  const { t, i18n } = useTranslation(['workflow', 'shared']);
  const { module: drawer, error, retry } = useLazy(loadDrawing);
  const box = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  const [broken, setBroken] = useState(false);
  const marked = JSON.stringify(progress ?? null);
  const start = useEffectEvent((into: HTMLElement) => {
    const { passed = '', current = '', label: round = '', condition = '' } = styles;
    const classes = { passed, current, label: round, condition };
    return drawer?.draw({ box: into, xml, progress, classes, t, language: i18n.language });
  });

  useEffect(() => {
    const started = box.current && start(box.current);
    if (!started) return undefined;
    let cancelled = false;
    started.ready.then(
      (ready) => {
        if (cancelled) return;
        setDrawing(ready);
        setBroken(false);
      },
      () => !cancelled && setBroken(true),
    );
    return () => {
      cancelled = true;
      started.dispose();
    };
  }, [drawer, xml, marked, i18n.language]);

  const tool = (icon: typeof ZoomInOutlined, label: string, onClick: () => void) => (
    <IconButton type="default" size="small" icon={icon} label={label} onClick={onClick} />
  );
  if (error) return <TableFailure error={error} onRetry={retry} />;
  return (
    <figure style={{ margin: 0 }}>
      <div className={styles.frame}>
        {broken && <Alert type="warning" showIcon title={t('diagram.broken')} />}
        {!drawer && <Skeleton active paragraph={{ rows: 6 }} style={{ padding: 24 }} />}
        <div ref={box} className={styles.box} role="group" aria-label={label} hidden={!drawer || broken} />
        {drawing && !broken && (
          <div className={styles.tools}>
            {tool(ZoomInOutlined, t('diagram.in'), () => drawing.zoom(1))}
            {tool(ZoomOutOutlined, t('diagram.out'), () => drawing.zoom(-1))}
            {tool(CompressOutlined, t('diagram.fit'), drawing.fit)}
          </div>
        )}
      </div>
      {progress && (
        <figcaption className={styles.legend}>
          <span>{t('diagram.passed')}</span>
          <span className={styles.isCurrent}>{t('diagram.current')}</span>
        </figcaption>
      )}
    </figure>
  );
}
