import type { Services, Shape } from '../services';

const COMMAND = 'defaultFlow';

/**
 * Returns a function that sets or clears a flow as the default flow of its gateway, taken when no condition holds. Each
 * call is one undo step. A default flow has no condition. When a flow stops being the default flow, its removed
 * condition is restored.
 */
export function defaultFlow(
  steps: Services['commandStack'],
  modeling: Pick<Services['modeling'], 'updateProperties' | 'updateModdleProperties'>,
) {
  const removed = new WeakMap<object, object | undefined>();
  steps.register(COMMAND, { preExecute: ({ edit }) => edit() });
  return (flow: Shape, is: boolean) => {
    const { source, businessObject } = flow;
    if (!source) return;
    const condition = businessObject.conditionExpression;
    if (is) removed.set(businessObject, condition);
    const before = source.businessObject.default;
    const edit = () => {
      if (is && before && before !== businessObject && !before.conditionExpression)
        modeling.updateModdleProperties(source, before, { conditionExpression: removed.get(before) });
      modeling.updateProperties(flow, {
        conditionExpression: is ? undefined : (condition ?? removed.get(businessObject)),
      });
      modeling.updateProperties(source, { default: is ? businessObject : undefined });
    };
    steps.execute(COMMAND, { edit });
  };
}
