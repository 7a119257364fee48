import { expect, it } from 'vitest';
import leave from '../../../../mocks/seeds/processes/leave.bpmn20.xml?raw';
import purchase from '../../../../mocks/seeds/processes/purchase.bpmn20.xml?raw';
import { begin, goOn } from './engine';
import { readProcess } from './process';

it.each([
  [leave, { duration: 16, result: 2 }, 'leave_done'],
  [leave, { duration: 40, result: 2 }, 'leave_manager'],
  [purchase, { money: 999.99, result: 2 }, 'purchase_done'],
  [purchase, { money: 1000, result: 2 }, 'purchase_finance'],
])('a request’s variables decide the step after the department head’s approval (%#)', async (xml, variables, to) => {
  const process = await readProcess(xml);
  const first = begin(process, variables);
  expect(first.tasks).toMatchObject([{ kind: 'task', name: '部门负责人审批' }]);
  expect(first.passed).toEqual([`${process.key}_start`, `${process.key}_f1`]);
  const next = goOn(process, `${process.key}_head`, variables);
  expect([...next.tasks.map(({ id }) => id), ...next.arrived.map(({ at }) => at)]).toEqual([to]);
  expect(next.passed).toContain(`${process.key}_gateway`);
});

const cut = (what: string | RegExp) => leave.replace(what, '');

it.each([
  ['no file', '流程文件无法识别'],
  [cut(/<process[\s\S]*<\/process>/), '流程文件中没有流程'],
  [cut(/<startEvent.*\n/), '流程必须有且只有一个开始节点'],
  [cut(/<sequenceFlow id="leave_f1".*\n/), '节点“开始”没有后续节点'],
  [
    leave.replace('<userTask id="leave_head"', '<scriptTask id="leave_head"'),
    '不支持的流程元素：部门负责人审批（bpmn:ScriptTask）',
  ],
])('a workflow diagram that the engine cannot execute is refused with a message (%#)', async (xml, words) => {
  await expect(readProcess(xml)).rejects.toThrow(words);
});

it('a gateway without a matching branch throws an error', async () => {
  const process = await readProcess(
    cut(' default="leave_short"').replace(
      '<sequenceFlow id="leave_short" name="其他" sourceRef="leave_gateway" targetRef="leave_done" />',
      '<sequenceFlow id="leave_short" sourceRef="leave_gateway" targetRef="leave_done"><conditionExpression xsi:type="tFormalExpression"><![CDATA[${duration < 1}]]></conditionExpression></sequenceFlow>',
    ),
  );
  expect(() => goOn(process, 'leave_head', { duration: 16, result: 2 })).toThrow('没有满足条件的流转路径');
});

/** A start, a parallel gateway, two steps (one with a reminder), a gateway that joins them, and an end. */
const fork = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d"><process id="both">
  <startEvent id="start" /><parallelGateway id="fork" /><userTask id="a" name="甲" /><userTask id="b" name="乙" />
  <boundaryEvent id="timer" attachedToRef="a" cancelActivity="false"><timerEventDefinition><timeDuration>P1DT2H</timeDuration></timerEventDefinition></boundaryEvent>
  <parallelGateway id="join" /><endEvent id="end" />
  <sequenceFlow id="f1" sourceRef="start" targetRef="fork" /><sequenceFlow id="f2" sourceRef="fork" targetRef="a" />
  <sequenceFlow id="f3" sourceRef="fork" targetRef="b" /><sequenceFlow id="f4" sourceRef="a" targetRef="join" />
  <sequenceFlow id="f5" sourceRef="b" targetRef="join" /><sequenceFlow id="f6" sourceRef="join" targetRef="end" />
</process></definitions>`;

it('a process that splits into two parallel steps ends after both steps are approved', async () => {
  const process = await readProcess(fork);
  const first = begin(process, {});
  expect(first.tasks.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  // A day and two hours are 26 hours of 3,600,000 ms.
  expect(process.steps.get('a')?.remindAfter).toBe(93_600_000);
  expect(process.steps.get('b')?.remindAfter).toBeUndefined();
  const one = goOn(process, 'b', { result: 2 });
  expect(one).toMatchObject({ tasks: [], arrived: [{ at: 'join', flow: 'f5', result: 2 }] });
  const both = goOn(process, 'a', { result: 2 }, one.arrived);
  expect(both).toMatchObject({ tasks: [], arrived: [{ at: 'end', result: 2 }] });
  expect(goOn(process, 'b', { result: 3 })).toMatchObject({ tasks: [], rejected: true });
});

it('an empty number field leads to the default flow if the field is optional, and to an error otherwise', async () => {
  const field =
    '<extensionElements><activiti:formProperty xmlns:activiti="http://activiti.org/bpmn" id="days_1" name="天数" type="number" /></extensionElements></startEvent>';
  const xml = leave.replace(/(<startEvent [^>]*?) ?\/>/, `$1>${field}`).replaceAll(/duration (>=?|<)/g, 'days_1 $1');
  const process = await readProcess(xml);
  expect(process.form).toMatchObject([{ id: 'days_1', required: false }]);
  expect(goOn(process, 'leave_head', { result: 2 }).arrived.map(({ at }) => at)).toEqual(['leave_done']);
  const strict = await readProcess(xml.replace('type="number"', 'type="number" required="true"'));
  expect(() => goOn(strict, 'leave_head', { result: 2 })).toThrow('流程变量 days_1 没有值');
});
