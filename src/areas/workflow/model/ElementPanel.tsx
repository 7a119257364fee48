import { Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/shared/display/MenuButton';
import { useClear } from '@/shared/display/useClear';
import { wordOf } from '@/shared/lib/wordOf';
import { CandidateFields } from './CandidateFields';
import { FlowFields } from './FlowFields';
import { StepFields } from './StepFields';
import type { DrawingView, OpenDrawing } from './modeler';
import { END, GATEWAY, PARALLEL, START, TASK } from './check/validate';
import type { DrawnFlow, DrawnNode } from './check/drawing';
import { TryCondition } from './TryCondition';

/** The properties of the selected element; makes everything the palette does by mouse available by keyboard. */
export function ElementPanel({ view: { drawing, selected }, canvas }: { view: DrawingView; canvas: OpenDrawing }) {
  const { t } = useTranslation('workflow');
  const { nodes, flows } = drawing;
  const node = nodes.find(({ id }) => id === selected);
  const flow = flows.find(({ id }) => id === selected);
  const kindOf = (type: string) => wordOf(t, 'model.kind', type.replace('bpmn:', ''));
  const nodeName = (one: DrawnNode) => one.name || `${kindOf(one.type)} ${one.id}`;
  const nameOf = (id: string) => nodes.flatMap((one) => (one.id === id ? nodeName(one) : []))[0] ?? id;
  const flowName = (one: DrawnFlow) => one.name || `${nameOf(one.from)} → ${nameOf(one.to)}`;
  const gateway = nodes.find(({ id, type }) => type === GATEWAY && (id === selected || id === flow?.from));
  const options = [
    ...nodes.map((one) => ({ value: one.id, label: nodeName(one) })),
    ...flows.map((one) => ({ value: one.id, label: `${nameOf(one.from)} → ${nameOf(one.to)}` })),
  ];
  const targetsOf = (from: DrawnNode) =>
    nodes.flatMap((one) => (one.type === START || one.id === from.id ? [] : { value: one.id, label: nodeName(one) }));
  return (
    <Form layout="vertical" component="section" aria-label={t('model.panel')}>
      <Form.Item label={t('model.element')} htmlFor="model-element">
        <Select
          id="model-element"
          showSearch={{ optionFilterProp: 'label' }}
          allowClear={useClear()}
          placeholder={t('model.noElement')}
          options={options}
          value={node || flow ? (selected ?? null) : null}
          onChange={(id: string | undefined) => canvas.select(id)}
        />
      </Form.Item>
      {(node ?? flow) && <NameField key={`${selected}:${(node ?? flow)?.name}`} of={node ?? flow} canvas={canvas} />}
      {node?.type === TASK && (
        <>
          <CandidateFields value={node} onChange={(candidates) => canvas.assign(node.id, candidates)} />
          <StepFields node={node} canvas={canvas} />
        </>
      )}
      {flow && <FlowPart flow={flow} nodes={nodes} canvas={canvas} />}
      {gateway && <TryCondition key={gateway.id} gateway={gateway} flows={flows} nameOf={flowName} />}
      {node && <NodeActions node={node} targets={targetsOf(node)} canvas={canvas} />}
      {selected && (node ?? flow) && (
        <Button danger onClick={() => canvas.remove(selected)}>
          {t('model.removeElement')}
        </Button>
      )}
    </Form>
  );
}

function NameField({ of, canvas }: { of: DrawnNode | DrawnFlow | undefined; canvas: OpenDrawing }) {
  const { t } = useTranslation('workflow');
  const take = (name: string) => of && name.trim() !== of.name && canvas.rename(of.id, name.trim());
  return (
    <Form.Item label={t('model.elementName')} htmlFor="model-name">
      <Input
        id="model-name"
        maxLength={100}
        autoComplete="off"
        defaultValue={of?.name ?? ''}
        onBlur={(event) => take(event.target.value)}
        onPressEnter={(event) => !event.nativeEvent.isComposing && take(event.currentTarget.value)}
      />
    </Form.Item>
  );
}

function FlowPart({ flow, nodes, canvas }: { flow: DrawnFlow; nodes: readonly DrawnNode[]; canvas: OpenDrawing }) {
  const from = nodes.find(({ id }) => id === flow.from);
  if (from?.type !== GATEWAY) return null;
  return (
    <FlowFields
      condition={flow.condition}
      otherwise={from.otherwise === flow.id}
      onCondition={(text) => canvas.allow(flow.id, text)}
      onOtherwise={(is) => canvas.otherwise(flow.id, is)}
    />
  );
}

interface NodeActionsProps {
  node: DrawnNode;
  /** The nodes a new flow from this element may lead to. */
  targets: { value: string; label: string }[];
  canvas: OpenDrawing;
}

function NodeActions({ node, targets, canvas }: NodeActionsProps) {
  const { t } = useTranslation('workflow');
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
