import { expect, it } from 'vitest';
import { begin, goOn } from './engine';
import { readProcess } from './process';

const flow = (from: string, to: string) => `<sequenceFlow id="${from}-${to}" sourceRef="${from}" targetRef="${to}" />`;
const drawn = (inner: string) =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d"><process id="p"><startEvent id="start" />
    ${inner}<userTask id="last" /><endEvent id="end" />${flow('start', 'sub')}${flow('sub', 'last')}${flow('last', 'end')}
  </process></definitions>`;
const sub = (inner: string, id = 'sub') => `<subProcess id="${id}" name="核对">${inner}</subProcess>`;

/** A parallel gateway whose branches have separate ends. One branch is itself a sub-process. */
const nested = drawn(
  sub(`<startEvent id="s" /><parallelGateway id="fork" /><userTask id="a" />
    ${sub(`<startEvent id="s2" /><userTask id="b" /><endEvent id="e2" />${flow('s2', 'b')}${flow('b', 'e2')}`, 'deep')}
    <endEvent id="ea" /><endEvent id="eb" />
    ${flow('s', 'fork')}${flow('fork', 'a')}${flow('fork', 'deep')}${flow('a', 'ea')}${flow('deep', 'eb')}`),
);

it.each([
  ['a', 'b'],
  ['b', 'a'],
])('nested sub-processes end when both inner steps are decided: first %s, then %s', async (one, other) => {
  const process = await readProcess(nested);
  const first = begin(process, {});
  expect(first.tasks.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  const half = goOn(process, one, { result: 2 }, first.arrived);
  expect(half.tasks).toEqual([]);
  const whole = goOn(process, other, { result: 2 }, half.arrived);
  expect(whole.tasks).toMatchObject([{ id: 'last' }]);
  expect(goOn(process, 'last', { result: 2 }, whole.arrived).arrived).toMatchObject([{ at: 'end', result: 2 }]);
});

it('a rejection inside a sub-process ends the whole request', async () => {
  const process = await readProcess(nested);
  expect(goOn(process, 'b', { result: 3 }, begin(process, {}).arrived)).toMatchObject({ tasks: [], rejected: true });
});

it.each([
  ['', '子流程“核对”必须有且只有一个开始节点'],
  ['<startEvent id="s" />', '子流程“核对”没有结束节点'],
  [`<startEvent id="s" /><endEvent id="e" />${flow('s', 'e')}`, '子流程“核对”没有审批节点'],
  ['<standardLoopCharacteristics />', '子流程“核对”不能由事件触发或重复执行'],
])('a sub-process with the content “%s” is refused: %s', (inner, words) =>
  expect(readProcess(drawn(sub(inner)))).rejects.toThrow(words),
);
