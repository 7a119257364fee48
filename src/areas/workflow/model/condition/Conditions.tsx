import type { Drawing, DrawnFlow } from '../../check/drawing';
import { conditionFields } from '../../check/rows';
import { CHOICES, GATEWAY } from '../../check/validate';
import { FlowFields } from './FlowFields';
import { TryCondition } from './TryCondition';

interface ConditionsProps {
  drawing: Drawing;
  selected: string | undefined;
  /** Returns a display name for a flow, even if the flow has no name. */
  nameOf: (flow: DrawnFlow) => string;
  onCondition: (flow: string, text: string) => void;
  onOtherwise: (flow: string, is: boolean) => void;
}

/** Edits the condition of the selected flow. Tries the conditions of the selected gateway or of the flow's gateway. */
export function Conditions({ drawing, selected, nameOf, onCondition, onOtherwise }: ConditionsProps) {
  const { nodes, flows } = drawing;
  const flow = flows.find(({ id }) => id === selected);
  const gateway = nodes.find(({ id, type }) => CHOICES.includes(type) && (id === selected || id === flow?.from));
  if (!gateway) return null;
  const fields = conditionFields(drawing.fields);
  return (
    <>
      {flow && (
        <FlowFields
          key={flow.id}
          condition={flow.condition}
          fields={fields}
          otherwise={gateway.otherwise === flow.id}
          returns={gateway.type === GATEWAY}
          onCondition={(text) => onCondition(flow.id, text)}
          onOtherwise={(is) => onOtherwise(flow.id, is)}
        />
      )}
      <TryCondition key={gateway.id} gateway={gateway} flows={flows} fields={fields} nameOf={nameOf} />
    </>
  );
}
