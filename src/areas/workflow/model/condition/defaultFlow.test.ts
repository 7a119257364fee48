import { expect, it } from 'vitest';
import type { Services, Shape } from '../services';
import { defaultFlow } from './defaultFlow';

it('a new default flow loses its condition in one undo step, and an old one gets it back in one', () => {
  const gateway = { businessObject: { id: 'gateway' } };
  const businessObject = { id: 'flow', conditionExpression: { body: '${money > 5000}' } };
  // These stubs have only the properties of shapes and services that the function uses.
  const flow = { source: gateway, businessObject } as unknown as Shape;
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
  const set = defaultFlow(steps, { updateProperties: (one, values) => Object.assign(one.businessObject, values) });

  set(flow, true);
  expect([gateway, flow].map((one) => one.businessObject)).toEqual([
    { id: 'gateway', default: businessObject },
    { id: 'flow' },
  ]);
  expect(undoSteps).toBe(1);
  set(flow, false);
  expect([gateway, flow].map((one) => one.businessObject)).toEqual([
    { id: 'gateway' },
    { id: 'flow', conditionExpression: { body: '${money > 5000}' } },
  ]);
  expect(undoSteps).toBe(2);
});
