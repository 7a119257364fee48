import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import type { Drawing, DrawnFlow } from '../../check/drawing';
import type { FormField } from '../../check/fields';
import { INCLUSIVE } from '../../check/validate';
import { Conditions } from './Conditions';

beforeEach(() => signInAs());

const field = { required: false, values: [], columns: [] };
const fields: FormField[] = [
  { ...field, id: 'kind', name: '类别', type: 'choice', values: ['采购', '差旅'] },
  { ...field, id: 'reason', name: '事由', type: 'text' },
];
const flow = (id: string, condition = ''): DrawnFlow => ({ id, name: id, from: 'gate', to: 'end', condition });

/** Renders the condition editor of a flow; after every change it shows the stored text of the condition. */
async function open(condition: string, others: readonly DrawnFlow[] = [], type = 'bpmn:ExclusiveGateway') {
  function Designer() {
    const [text, setText] = useState(condition);
    const drawing: Drawing = {
      nodes: [{ id: 'gate', type, name: '判断', groups: '', users: '', otherwise: 'other' }],
      flows: [flow('first', text), ...others, flow('other')],
      fields,
    };
    return (
      <>
        <Conditions
          drawing={drawing}
          selected="first"
          nameOf={({ name }) => name}
          onCondition={(_, next) => setText(next)}
          onOtherwise={() => undefined}
        />
        <p data-testid="kept">{text}</p>
      </>
    );
  }
  const { user } = await renderPage(<Designer />);
  const choose = async (row: HTMLElement, label: string, option: string) => {
    await user.click(within(row).getByLabelText(label));
    await user.click((await screen.findAllByTitle(option)).at(-1) ?? row);
  };
  return { user, choose };
}
const row = (number: number) => screen.getByRole('group', { name: `条件 ${number}` });
const kept = () => screen.getByTestId('kept').textContent;

it('an administrator builds a condition of two alternative rows by clicking', async () => {
  const { user, choose } = await open('');
  await choose(row(1), '条件字段', '类别');
  expect(kept()).toBe("${kind == '采购'}");
  await choose(row(1), '比较方式', '不是');
  await choose(row(1), '值', '差旅');
  await user.click(screen.getByRole('button', { name: '添加条件' }));
  await choose(row(2), '条件字段', '金额（元）');
  await user.clear(within(row(2)).getByLabelText('数值'));
  await user.type(within(row(2)).getByLabelText('数值'), '5000');
  expect(kept()).toBe("${kind != '差旅' && money > 5000}");
  await choose(document.body, '条件关系', '满足任一条件（或）');
  await user.click(screen.getByLabelText('且上一步审批通过'));
  expect(kept()).toBe("${(kind != '差旅' || money > 5000) && result == 2}");
  await user.click(screen.getByRole('button', { name: '删除条件 1' }));
  expect(kept()).toBe('${money > 5000 && result == 2}');
});

it('an expert types an expression and sees its errors while typing', async () => {
  const { user } = await open('${money > 1}');
  await user.click(screen.getByRole('switch', { name: '用表达式' }));
  const text = screen.getByLabelText('条件表达式');
  await user.clear(text);
  await user.type(text, '${{money > x');
  expect(screen.getByText('条件须写在 ${ 和 } 之间')).toBeVisible();
  await user.type(text, '}');
  expect(screen.getByText('第 11 个字符：此处应为数字或引号中的文本')).toBeVisible();
  await user.type(text, '{Backspace}{Backspace}10}');
  expect(screen.queryByText(/第 11 个字符/)).not.toBeInTheDocument();
  await user.tab();
  expect(kept()).toBe('${money > 10}');
});

it.each(["${money > 1 && (money < 2 || kind == '采购')}", '${approver.isAway()}', '${nights > 3}'])(
  'the condition %s cannot be edited as a list of field comparisons and is kept as an expression',
  async (condition) => {
    await open(condition);
    expect(screen.getByLabelText('条件表达式')).toHaveValue(condition);
    expect(screen.getByRole('switch', { name: '用表达式' })).toBeDisabled();
    expect(kept()).toBe(condition);
  },
);

it('with an example value for every field, the condition editor shows which flow is taken', async () => {
  const { user, choose } = await open("${kind == '采购' && money > 5000}", [flow('second', "${reason == '出差'}")]);
  const example = screen.getByRole('region', { name: '用示例值测试条件' });
  expect(within(example).getByRole('status')).toHaveTextContent('请填写示例值');
  await choose(example, '类别', '采购');
  await user.type(within(example).getByLabelText('金额（元）'), '6000');
  expect(within(example).getByRole('status')).toHaveTextContent('将走分支“first”');
  await user.clear(within(example).getByLabelText('金额（元）'));
  await user.type(within(example).getByLabelText('金额（元）'), '1');
  await user.type(within(example).getByLabelText('事由'), '出差');
  expect(within(example).getByRole('status')).toHaveTextContent('将走分支“second”');
});

it('at an inclusive gateway, the condition editor lists all flows that the example values select', async () => {
  const { user } = await open('${money > 5000}', [flow('second', '${money > 100}')], INCLUSIVE);
  await user.type(screen.getByLabelText('金额（元）'), '6000');
  expect(screen.getByText('将同时走分支：first和second')).toBeVisible();
  expect(screen.queryByLabelText('仅当上一步被驳回（退回）')).not.toBeInTheDocument();
});
