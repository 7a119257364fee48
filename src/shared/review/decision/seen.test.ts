import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { Check } from '@/shared/record/marks/check';
import { MAX_REMARK, withSeen } from './seen';

const t = ((key: string, values: Record<string, string>) =>
  key === 'review:checks.line'
    ? `${values.label}：${values.words}`
    : `【${values.checks}】`) as unknown as TFunction<'review'>;
const failed = (label: string, message: string): Check => ({ name: label, label, message, found: 'warn', fields: [] });

it('the findings that the reviewer has confirmed are appended to the remark', () => {
  expect(withSeen({ t }, ' 已电话核实 ', [failed('期限', '已过期'), failed('代码', '重复')])).toBe(
    '已电话核实【期限：已过期；代码：重复】',
  );
  expect(withSeen({ t }, '可以', [])).toBe('可以');
});

it('long findings are shortened to their labels to leave room for the remark', () => {
  const many = Array.from({ length: 9 }, (_, index) => failed(`第${index}项核验`, '很长的说明'.repeat(5)));
  const note = withSeen({ t }, '', many);
  expect(note).toContain('第8项核验');
  expect(note).not.toContain('很长');
  expect(MAX_REMARK - note.length).toBeGreaterThanOrEqual(50);
});
