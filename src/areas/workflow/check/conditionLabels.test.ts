import i18next from 'i18next';
import { expect, it } from 'vitest';
import workflow from '../locales/zh-CN.json';
import { conditionLabels } from './conditionLabels';
import { readFields } from './fields';

const words = i18next.createInstance();
void words.init({ lng: 'zh-CN', resources: { 'zh-CN': { workflow } }, interpolation: { escapeValue: false } });

const fields = readFields([
  { id: 'money_1', name: '金额', type: 'money' },
  { id: 'choice_2', name: '类别', type: 'choice' },
]);
const labelOf = (condition: string, name = '') =>
  conditionLabels(
    { flows: [{ id: 'f', name, from: 'a', to: 'b', condition }], fields },
    words.getFixedT(null, 'workflow'),
    'zh-CN',
  );

it.each([
  ['${money_1 > 5000}', '金额 > 5,000'],
  ["${(money_1 >= 5000.5 || choice_2 != '采购') && result == 2}", '(金额 ≥ 5,000.5 或 类别 ≠ 采购) 且 通过'],
  ['${result == 3}', '驳回'],
  ['${duration < 8}', '请假时长（小时） < 8'],
  ["${choice_2 == ''}", '类别 = 空'],
  // The form has no field for this variable; only the server knows it.
  ['${nights > 2 || result == 1}', 'nights > 2 或 审批结果 = 1'],
])('a flow with the condition %s gets the label %s', (condition, label) =>
  expect(labelOf(condition)).toEqual({ f: label }),
);

it('a flow gets no label if it has a name or no readable condition', () => {
  expect(labelOf('${money_1 > 5000}', '大额')).toEqual({});
  expect(labelOf('')).toEqual({});
  expect(labelOf('${amount.check()}')).toEqual({});
});
