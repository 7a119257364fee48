import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as Engine from './modeler';
import { toolWords } from './tools';

const EMPTY: Engine.DrawingView = {
  drawing: { nodes: [], flows: [] },
  selected: undefined,
  canUndo: false,
  canRedo: false,
};

/** Opens a diagram in the element with the ref; `onEdit` is called after every edit. */
export function useDrawing(
  engine: typeof Engine,
  start: string,
  onEdit: (canvas: Engine.OpenDrawing) => void,
  onFailure: (error: unknown) => void,
) {
  const { t } = useTranslation('workflow');
  const box = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<Engine.OpenDrawing>();
  const [view, setView] = useState(EMPTY);
  const [zoom, setZoom] = useState(100);

  const open = useEffectEvent((container: HTMLElement) => {
    const words = new Map<string, string>(
      Object.entries(toolWords).map(([key, english]) => [english, t(`model.tools.${key}`)]),
    );
    const translate = (english: string) => words.get(english) ?? english;
    const opened = engine.openModeler(container, {
      translate,
      onView: setView,
      onEdit: () => onEdit(opened),
      onZoom: setZoom,
    });
    return opened;
  });
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    if (!box.current) return undefined;
    const opened = open(box.current);
    let cancelled = false;
    opened.show(start).then(
      () => cancelled || setCanvas(opened),
      (error: unknown) => cancelled || failed(error),
    );
    return () => {
      cancelled = true;
      setCanvas(undefined);
      opened.destroy();
    };
  }, [start]);
  return { box, canvas, view, zoom };
}
