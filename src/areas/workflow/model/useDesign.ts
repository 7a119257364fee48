import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { useCan } from '@/shared/auth/Can';
import { useSession } from '@/shared/auth/session';
import { draftOf, keepDraft } from '@/shared/form/drafts/drafts';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { useSubmit } from '@/shared/display/useSubmit';
import { saveFile } from '@/shared/list/transfer/saveFile';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { refreshFlows } from '../flow/flow.api';
import { DEPLOY, deployModel, designs, type Model } from './model.resource';
import type * as Engine from './modeler';
import type { Guard } from './useGuard';
import { useDeployCheck } from './useDeployCheck';
import { useStored } from './useStored';
import { type Finding, isError, validate } from '../check/validate';
import { conditionLabels } from '../check/conditionLabels';
import diagram from '../ui/Diagram.module.css';
import { toolTexts } from './tools';

/** The initial diagram of a new model. The diagram has only a start event with the name `start`. */
const blankDrawing = (key: string, start: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:activiti="http://activiti.org/bpmn" targetNamespace="http://www.activiti.org/processdef">
  <process id="${key}" isExecutable="true">
    <startEvent id="${key}_start" name="${start}" />
  </process>
  <bpmndi:BPMNDiagram id="${key}_diagram">
    <bpmndi:BPMNPlane id="${key}_plane" bpmnElement="${key}">
      <bpmndi:BPMNShape id="${key}_start_di" bpmnElement="${key}_start">
        <dc:Bounds x="180" y="160" width="36" height="36" />
      </bpmndi:BPMNShape>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</definitions>
`;

/** Milliseconds without an edit after which the draft is stored. */
const DEBOUNCE = 500;

/**
 * Edits a model's diagram. Keeps unsaved changes as a draft. Checks, saves, deploys, imports and exports the diagram.
 */
export function useDesign(engine: typeof Engine, model: Model, row: Model, guard: Guard) {
  const { t } = useTranslation(['workflow', 'shared']);
  const client = useQueryClient();
  const askToLose = useAskToLose();
  const [kept] = useState(() => draftOf(designs, model.id));
  const [draft, base] = [kept?.values.xml, kept?.base?.xml];
  const stored = useStored(model, typeof base === 'string' ? base : (model.xml ?? ''));
  const [start] = useState(() =>
    typeof draft === 'string' ? draft : model.xml || blankDrawing(model.key, t('model.tools.startName')),
  );
  const [findings, setFindings] = useState<readonly Finding[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const edits = useRef(0);

  async function keepNow(canvas: Engine.OpenDrawing) {
    clearTimeout(timer.current);
    timer.current = undefined;
    const xml = await canvas.xml(model.key, model.name).catch(() => undefined);
    const form = { path: designs, record: model.id, row, title: model.name };
    if (xml) keepDraft(form, { xml }, { xml: stored.base.current });
  }

  function keepLater(canvas: Engine.OpenDrawing) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keepNow(canvas), DEBOUNCE);
  }

  function edited(canvas: Engine.OpenDrawing) {
    edits.current += 1;
    guard.touch();
    setFindings(undefined);
    keepLater(canvas);
  }

  const failed = (error: unknown) => void (alreadyShown(error) || notify.error(errorTextNow(error)));
  const unreadable = () => notify.error(t('model.unreadable'));
  // The canvas also closes when the user opens another tab. The user may have discarded the changes before.
  const closing = (opened: Engine.OpenDrawing) =>
    guard.dirty && timer.current !== undefined ? void keepNow(opened) : clearTimeout(timer.current);
  const { box, canvas, view, zoom } = useDrawing(engine, start, edited, { onFailure: unreadable, onClose: closing });

  const check = () => {
    const found = validate(view.drawing, model.key);
    setFindings(found);
    return found;
  };
  const checked = useDeployCheck();
  const mayDeploy = useCan(DEPLOY);

  /** Saves the diagram. Resolves to false if the user keeps a diagram that a colleague has stored. */
  async function store(opened: Engine.OpenDrawing): Promise<boolean> {
    const saved = edits.current;
    if (!(await stored.save(await opened.xml(model.key, model.name)))) return false;
    // An edit during the save is not on the server yet.
    if (edits.current !== saved) keepLater(opened);
    else {
      clearTimeout(timer.current);
      timer.current = undefined;
      guard.settle();
    }
    return true;
  }

  async function send(opened: Engine.OpenDrawing, what: 'save' | 'deploy') {
    // The user has neither seen nor checked a diagram that somebody else has stored.
    const isUnsaved = what === 'save' || guard.dirty || !model.xml || (await stored.isChanged());
    if (isUnsaved && !(await store(opened))) return;
    if (what === 'deploy') await deployModel(model.id);
    notify.success(t(what === 'save' ? 'shared:crud.saved' : 'model.deployed'));
  }

  const { busy, submit } = useSubmit(async (what: 'save' | 'deploy') => {
    if (!canvas) return;
    const found = check();
    if (what === 'deploy' && found.some(isError)) {
      notify.error(t('model.refused', { name: model.name }));
      return;
    }
    if (what === 'deploy' && !(await checked(model.name, found))) return;
    await send(canvas, what).catch(failed);
    await refreshFlows(client);
  });

  return {
    box,
    canvas,
    view,
    zoom,
    busy,
    findings,
    /** True when the diagram was restored from an unsaved draft. */
    restored: typeof draft === 'string',
    check: () => void check(),
    save: () => void submit('save'),
    /** Undefined for a user who may not deploy models. */
    deploy: mayDeploy ? () => void submit('deploy') : undefined,
    take: async (file: File) => {
      // An import cannot be undone.
      if (!canvas || (guard.dirty && !(await askToLose()))) return;
      const before = await canvas.xml(model.key, model.name);
      try {
        await canvas.show(await file.text());
        edited(canvas);
      } catch {
        unreadable();
        // A file that is not XML leaves the diagram as it is. Showing the diagram again would empty the undo steps.
        const now = await canvas.xml(model.key, model.name).catch(() => undefined);
        if (now !== before) await canvas.show(before);
      }
    },
    give: async (format: 'xml' | 'svg') => {
      if (!canvas) return;
      const [text, type, extension] =
        format === 'xml'
          ? [await canvas.xml(model.key, model.name), 'application/xml', 'bpmn20.xml']
          : [await canvas.svg(), 'image/svg+xml', 'svg'];
      saveFile(new Blob([text], { type }), `${model.key}.${extension}`);
    },
  };
}

const EMPTY: Engine.DrawingView = {
  drawing: { nodes: [], flows: [] },
  selected: undefined,
  canUndo: false,
  canRedo: false,
};

/**
 * Opens a diagram in the element with the returned ref `box`. Calls `onEdit` after every edit, and `onClose` before the
 * canvas closes.
 */
function useDrawing(
  engine: typeof Engine,
  start: string,
  onEdit: (canvas: Engine.OpenDrawing) => void,
  { onFailure, onClose }: { onFailure: (error: unknown) => void; onClose: (canvas: Engine.OpenDrawing) => void },
) {
  const { t, i18n } = useTranslation('workflow');
  const box = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<Engine.OpenDrawing>();
  const [view, setView] = useState(EMPTY);
  const [zoom, setZoom] = useState(100);

  const open = useEffectEvent((container: HTMLElement) => {
    const translations = new Map<string, string>(
      Object.entries(toolTexts).map(([key, english]) => [english, t([`model.tools.${key}`, `model.kind.${key}`])]),
    );
    const translate = (english: string) => translations.get(english) ?? english;
    const opened = engine.openModeler(container, {
      translate,
      labelsOf: (drawing) => conditionLabels(drawing, t, i18n.language),
      labelClass: diagram.condition ?? '',
      modes: useSession.getState().config.modes ?? [],
      onView: setView,
      onEdit: () => onEdit(opened),
      onZoom: setZoom,
    });
    return opened;
  });
  const failed = useEffectEvent(onFailure);
  const close = useEffectEvent(onClose);
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
      close(opened);
      opened.destroy();
    };
  }, [start]);
  return { box, canvas, view, zoom };
}
