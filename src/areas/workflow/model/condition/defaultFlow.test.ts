import { expect, it } from 'vitest';
import type { Services, Shape } from '../services';
import { defaultFlow } from './defaultFlow';

const CHEAP = { body: '${money < 5000}' };
const DEAR = { body: '${money > 5000}' };

/** A gateway with two flows. The stubs have only the properties of shapes and services that the function uses. */
function drawn() {
  const gateway: Record<string, unknown> = { id: 'gateway' };
  const [one, two] = [
    { id: 'one', conditionExpression: CHEAP },
    { id: 'two', conditionExpression: DEAR },
  ];
  let undoSteps = 0;
  let run: (context: { edit: () => void }) => void = () => {};
  const steps = {
    register: (_: string, { preExecute }: { preExecute: typeof run }) => {
      run = preExecute;
    },
    execute: (_: string, context: { edit: () => void }) => {
      undoSteps += 1;
      run(context);
    },
  } as Services['commandStack'];
  const set = defaultFlow(steps, {
    updateProperties: ({ businessObject }, values) => Object.assign(businessObject, values),
    updateModdleProperties: (_, element, values) => Object.assign(element, values),
  });
  const choose = (businessObject: object, is: boolean) =>
    set({ source: { businessObject: gateway }, businessObject } as unknown as Shape, is);
  return { gateway, one, two, choose, undoSteps: () => undoSteps };
}

it('marking a flow as the default removes its condition, and unmarking the flow restores the condition', () => {
  const { gateway, one, choose, undoSteps } = drawn();
  choose(one, true);
  expect([gateway, one]).toEqual([{ id: 'gateway', default: one }, { id: 'one' }]);
  expect(undoSteps()).toBe(1);
  choose(one, false);
  expect([gateway, one]).toEqual([{ id: 'gateway' }, { id: 'one', conditionExpression: CHEAP }]);
  expect(undoSteps()).toBe(2);
});

it('choosing a new default flow restores the previous default flow’s condition; one undo reverts both changes', () => {
  const { gateway, one, two, choose, undoSteps } = drawn();
  choose(one, true);
  choose(two, true);
  expect([gateway['default'], one, two]).toEqual([two, { id: 'one', conditionExpression: CHEAP }, { id: 'two' }]);
  expect(undoSteps()).toBe(2);
});
