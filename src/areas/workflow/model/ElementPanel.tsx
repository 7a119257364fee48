import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { MenuButton } from '@/shared/display/MenuButton';
import { useClear } from '@/shared/display/useClear';
import { Lazy } from '@/shared/lazy/Lazy';
import { wordOf } from '@/shared/lib/wordOf';
import { CandidateFields } from './CandidateFields';
import { RightFields } from './form/RightFields';
import { StepFields } from './StepFields';
import type { DrawingView, OpenDrawing } from './modeler';
import { END, GATEWAY, INCLUSIVE, PARALLEL, START, TASK } from '../check/validate';
import type { DrawnFlow, DrawnNode } from '../check/drawing';
import { SUB_PROCESS } from '../check/subProcess';

const loadConditions = () => import('./condition/Conditions');

/** The properties of the selected element. The panel can also append, connect and remove elements by keyboard. */
export function ElementPanel({ view: { drawing, selected }, canvas }: { view: DrawingView; canvas: OpenDrawing }) {
  const { t } = useTranslation('workflow');
  const { nodes, flows } = drawing;
  const node = nodes.find(({ id }) => id === selected);
  const flow = flows.find(({ id }) => id === selected);
  const element = node ?? flow;
  const kindOf = (type: string) => wordOf(t, 'model.kind', type.replace('bpmn:', ''));
  const nodeName = (one: DrawnNode): string => {
    const around = nodes.find(({ id }) => id === one.parent);
    const name = one.name || `${kindOf(one.type)} ${one.id}`;
    return around ? `${nodeName(around)} / ${name}` : name;
  };
  const nameOf = (id: string) => nodes.flatMap((one) => (one.id === id ? nodeName(one) : []))[0] ?? id;
  const flowName = (one: DrawnFlow) => one.name || `${nameOf(one.from)} → ${nameOf(one.to)}`;
  const options = [
    ...nodes.map((one) => ({ value: one.id, label: nodeName(one) })),
    ...flows.map((one) => ({ value: one.id, label: `${nameOf(one.from)} → ${nameOf(one.to)}` })),
  ];
  const targetsOf = (from: DrawnNode) =>
    nodes.flatMap((one) =>
      one.type === START || one.id === from.id || one.parent !== from.parent
        ? []
        : { value: one.id, label: nodeName(one) },
    );
  return (
    <Form layout="vertical" component="section" aria-label={t('model.panel')}>
      <Form.Item label={t('model.element')} htmlFor="model-element">
        <Select
          id="model-element"
          showSearch={{ optionFilterProp: 'label' }}
          allowClear={useClear()}
          placeholder={t('model.noElement')}
          options={options}
          value={element?.id ?? null}
          onChange={(id: string | undefined) => canvas.select(id)}
        />
      </Form.Item>
      {element && <NameField key={element.id} of={element} canvas={canvas} />}
      {node?.type === TASK && (
        <>
          <CandidateFields value={node} onChange={(candidates) => canvas.assign(node.id, candidates)} />
          <StepFields node={node} canvas={canvas} />
          <RightFields node={node} form={drawing.fields ?? []} canvas={canvas} />
        </>
      )}
      {(flow ?? (node && node.type !== TASK)) && (
        <Lazy load={loadConditions}>
          {({ Conditions }) => (
            <Conditions
              drawing={drawing}
              selected={selected}
              nameOf={flowName}
              onCondition={canvas.allow}
              onOtherwise={canvas.otherwise}
            />
          )}
        </Lazy>
      )}
      {node && <NodeActions node={node} targets={targetsOf(node)} canvas={canvas} />}
      {element && (
        <Button danger onClick={() => canvas.remove(element.id)}>
          {t('model.removeElement')}
        </Button>
      )}
    </Form>
  );
}

function NameField({ of, canvas }: { of: DrawnNode | DrawnFlow; canvas: OpenDrawing }) {
  const { t } = useTranslation('workflow');
  const [text, setText] = useState(of.name);
  const [named, setNamed] = useState(of.name);
  // The name also changes by undo and on the canvas.
  if (named !== of.name) {
    setNamed(of.name);
    setText(of.name);
  }
  const take = () => text.trim() !== of.name && canvas.rename(of.id, text.trim());
  return (
    <Form.Item label={t('model.elementName')} htmlFor="model-name">
      <Input
        id="model-name"
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onPressEnter={(event) => !event.nativeEvent.isComposing && take()}
      />
    </Form.Item>
  );
}

interface NodeActionsProps {
  node: DrawnNode;
  /** The nodes to which a new flow from this element may lead. */
  targets: { value: string; label: string }[];
  canvas: OpenDrawing;
}

function NodeActions({ node, targets, canvas }: NodeActionsProps) {
  const { t } = useTranslation('workflow');
  const modes = useSession(({ config }) => config.modes) ?? [];
  if (node.type === END) return null;
  const append = (type: string, label: string) => ({ key: type, label, onClick: () => canvas.append(node.id, type) });
  return (
    <>
      <Form.Item>
        <MenuButton
          menu={{
            items: [
              append(TASK, t('model.kind.UserTask')),
              append(GATEWAY, t('model.kind.ExclusiveGateway')),
              append(PARALLEL, t('model.kind.ParallelGateway')),
              ...(modes.includes('inclusive') ? [append(INCLUSIVE, t('model.kind.InclusiveGateway'))] : []),
              ...(modes.includes('subprocess') ? [append(SUB_PROCESS, t('model.kind.SubProcess'))] : []),
              append(END, t('model.kind.EndEvent')),
            ],
          }}
        >
          {t('model.append')}
        </MenuButton>
      </Form.Item>
      <Form.Item label={t('model.connectTo')} htmlFor="model-connect">
        <Select
          id="model-connect"
          options={targets}
          value={null}
          onChange={(to: string | null) => to && canvas.connect(node.id, to)}
        />
      </Form.Item>
    </>
  );
}
