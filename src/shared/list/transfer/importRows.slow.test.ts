import { expect, it } from 'vitest';
import { countReads, growth, LINEAR } from '@/testing/bench/visits';
import { distinctLabels } from './importRows';

it('the computing effort to list dictionary labels grows at most linearly with the number of entries', () => {
  const work = (length: number) => {
    const { records, reads } = countReads(
      Array.from({ length }, (_, value) => ({ value: String(value), label: `第${value}项` })),
    );
    expect(distinctLabels(records)).toHaveLength(length);
    return reads();
  };
  expect(growth(2500, work)).toBeLessThan(LINEAR);
});
