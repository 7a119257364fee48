import { expect, it } from 'vitest';
import type { FormField } from '../../check/fields';
import type { Services, Shape } from '../services';
import { setForm } from './formProperties';

const money = (id: string): FormField => ({ id, name: id, type: 'money', required: false, values: [], columns: [] });

it('the start event of a workflow diagram stores the id of each removed form field', () => {
  const element: Record<string, unknown> = {};
  // These stubs have only the properties of a shape and of the services that the function uses.
  const start = {
    businessObject: Object.assign(element, { get: (name: string) => element[name] }),
  } as unknown as Shape;
  const services = {
    moddle: { create: ($type: string, attributes: object) => ({ $type, ...attributes }) },
    modeling: { updateModdleProperties: (_: Shape, of: object, values: object) => Object.assign(of, values) },
  } as unknown as Services;
  const afterSetting = (ids: string[], taken: string[]) => {
    setForm(services, start, ids.map(money), taken);
    return element['activiti:removed'];
  };
  expect(afterSetting(['money_1', 'money_2'], [])).toBeUndefined();
  expect(afterSetting(['money_1'], ['money_1', 'money_2'])).toBe('money_2');
  expect(afterSetting(['money_3'], ['money_1', 'money_2', 'money_1'])).toBe('money_1 money_2');
});
