import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordQuery } from '@/shared/record/recordQuery';
import type { Fact, FactGroup } from '@/shared/record/Facts';
import type { Resource } from '@/shared/resource/resource';
import type { Id } from '@/shared/lib/id';
import type { Reviewable } from '../review';
import { planMerge } from './merge.api';

/** The two records of a merge, by their position on the screen. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

const otherOf = (side: Side): Side => (side === 'left' ? 'right' : 'left');

interface MergeFormProps<T extends Reviewable> {
  api: Resource<T>;
  ids: Readonly<Record<Side, Id>>;
  groups: readonly FactGroup<T>[];
}

/**
 * The form of a merge, with the server's plan. The user chooses which record to keep, and a value for each field that
 * differs.
 */
export function useMergeForm<T extends Reviewable>({ api, ids, groups }: MergeFormProps<T>) {
  const client = useQueryClient();
  const left = useQuery(recordQuery(api, ids.left));
  const right = useQuery(recordQuery(api, ids.right));
  const [chosenKeep, setKeep] = useState<Side>();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const rows = left.data && right.data && { left: left.data, right: right.data };
  const keep = chosenKeep ?? (rows && isBetter(rows.right, rows.left) ? 'right' : 'left');
  const drop = otherOf(keep);
  const pair = { keepId: ids[keep], dropId: ids[drop] };
  const plan = useQuery({
    queryKey: api.keys.call('merge', pair),
    queryFn: async ({ signal }) => {
      const answer = await planMerge(api, pair, signal);
      // Refetches both records, so that the user sees the values on which the plan's `version` is based.
      await Promise.all(SIDES.map((side) => client.fetchQuery({ ...recordQuery(api, ids[side]), staleTime: 0 })));
      return answer;
    },
    enabled: rows !== undefined,
    // The differences do not depend on which record is kept.
    placeholderData: keepPreviousData,
    retry: false,
  });
  const known = new Set(plan.data?.differs);
  const differing = groups.flatMap(({ facts }) => facts.filter(({ name }) => known.has(name)));
  /** The side that a field's value comes from: the user's choice, else `keep`, or `drop` if only `drop` has a value. */
  const sideOf = ({ name }: Fact<T>): Side =>
    choices[name] ?? (rows && isEmpty(rows[keep][name]) && !isEmpty(rows[drop][name]) ? drop : keep);
  return {
    rows,
    error: left.error ?? right.error,
    retry: () => void Promise.all([left.refetch(), right.refetch()]),
    keep,
    drop,
    setKeep,
    plan,
    pair,
    differs: ({ name }: Fact<T>) => known.has(name),
    sideOf,
    choose: (facts: readonly Fact<T>[], side: Side) =>
      setChoices({ ...choices, ...Object.fromEntries(facts.map(({ name }) => [name, side])) }),
    differing,
    /** The fields whose value comes from the removed record. */
    take: differing.filter((fact) => sideOf(fact) === drop).map(({ name }) => name),
  };
}

/**
 * True if `one` is the better record to keep. A passed record is better than a record that is not passed. Otherwise the
 * record with the earlier submission is better.
 */
const isBetter = (one: Reviewable, other: Reviewable) =>
  (one.auditStatus === '1') === (other.auditStatus === '1')
    ? (one.submitTime ?? '') < (other.submitTime ?? '')
    : one.auditStatus === '1';

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
