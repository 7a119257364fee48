import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCan } from '@/shared/auth/Can';
import { useSession } from '@/shared/auth/session';
import { isMissing, optionalCall } from '@/shared/api/optional';
import type { Id } from '@/shared/lib/id';
import { offers } from '@/shared/resource/transitions/recordMoves';
import { type Reviewable, reviewerShape, type ReviewKind } from '../review';
import { isOthers } from './isOthers';
import { z } from 'zod';
import type { CrudApi } from '@/shared/api/crudApi';
import { id as idField } from '@/shared/api/fields';
import { request } from '@/shared/api/http';

/** How often the reservation of an open record is extended, in milliseconds. Must be shorter than the reservation. */
const TOUCH_MS = 60_000;

/**
 * Reserves an open, pending record for the user. Extends the reservation while the page is visible. If a colleague has
 * the record, reserves the first free record of `others`, and calls `onOther` with its id. Reserves nothing unless the
 * system config has `reviewers`. A failed call is repeated at the next interval, unless the server lacks the call.
 */
export function useTaken<T extends Reviewable>(
  { api, moves }: ReviewKind<T>,
  row: T,
  others: readonly Id[],
  onOther: (id: Id) => void,
) {
  const client = useQueryClient();
  const session = useSession();
  const [isLeft, setIsLeft] = useState(false);
  const id = api.idOf(row);
  const queryKey = api.keys.call('take', id);
  const isOn =
    useCan(moves.pass.permission) &&
    session.config.reviewers &&
    offers(moves.pass, row) &&
    optionalCall({ method: 'post', url: `${api.path}/take` }) !== undefined;
  // The first call may reserve another record instead; later calls only reserve this record, which the user reads. The
  // query does not know the first call, because it is removed while another tab hides the page.
  const isFirst = useRef(true);
  const query = {
    queryKey,
    queryFn: () => {
      const ids = isFirst.current ? [id, ...others] : [id];
      isFirst.current = false;
      return take(api, ids);
    },
  };
  const isUsers = (one: Taken) => String(one.id) === String(id) && !isOthers(one, session);
  const { data } = useQuery({
    ...query,
    enabled: isOn && !isLeft,
    refetchInterval: ({ state }) => (isMissing(state.error) ? false : TOUCH_MS),
    retry: false,
    gcTime: 0,
  });
  const taken = data?.id;
  const move = useEffectEvent(onOther);
  useEffect(() => {
    if (taken !== undefined && String(taken) !== String(id)) move(taken);
  }, [taken, id]);
  const now = isOn && data !== undefined && String(data.id) === String(id) ? data : row;
  /** Stops extending the reservation when the user leaves the record. */
  function leave() {
    setIsLeft(true);
    // Drops the query: the invalidation after a release would refetch it and reserve the record again.
    client.removeQueries({ queryKey });
  }
  return {
    leave,
    /** The record with its current reviewer on the server. */
    row: { ...row, reviewerId: now.reviewerId, reviewerName: now.reviewerName },
    /**
     * Leaves a record without a decision. Releases the record, unless it was assigned to the user or reserved on behalf
     * of an absent user.
     */
    skip: async () => {
      if (!isOn) return;
      const mine = await client.ensureQueryData(query).catch(() => undefined);
      leave();
      // A failed release is not shown, because the reservation expires anyway.
      if (mine?.reviewerUntil && isUsers(mine) && !mine.onBehalfOf)
        await api.act('release', { ids: [id] }).catch(() => undefined);
    },
    /**
     * Waits for the server's answer. Resolves to the name of the colleague who has the record. Resolves to undefined if
     * nobody else has the record, or if the call fails.
     */
    heldBy: async () => {
      const one = isOn ? await client.ensureQueryData(query).catch(() => undefined) : undefined;
      return one && !isUsers(one) ? (one.reviewerName ?? '') : undefined;
    },
    /** The name of the colleague who works on the record. */
    other: isOn && isOthers(now, session) ? (now.reviewerName ?? '') : undefined,
    /** The name of the absent user on whose behalf the user works on the record. */
    onBehalfOf: now.onBehalfOf,
    /** True when the user is the record's reviewer. */
    isMine: isOn && now.reviewerId !== null && now.reviewerId !== undefined && !isOthers(now, session),
  };
}

/** The current reviewer of a pending record on the server. */
const takenSchema = z.object({ id: idField, ...reviewerShape });
type Taken = z.infer<typeof takenSchema>;

/**
 * Reserves the first free record of `ids` for the user, or extends the user's own reservation. Resolves to the record
 * and its reviewer. If no record is free, resolves to the first record of `ids` and its reviewer.
 */
async function take<T>({ path }: CrudApi<T>, ids: readonly Id[]): Promise<Taken> {
  return takenSchema.parse(await request({ method: 'post', url: `${path}/take`, data: { ids }, quiet: true }));
}
