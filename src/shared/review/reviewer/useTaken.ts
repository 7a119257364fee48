import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCan } from '@/shared/auth/Can';
import { useSession } from '@/shared/auth/session';
import { optionalCall } from '@/shared/api/optional';
import type { Id } from '@/shared/lib/id';
import { offers } from '@/shared/transitions/recordMoves';
import { type Reviewable, reviewerShape, type ReviewKind } from '../review';
import { isOthers } from './isOthers';
import { z } from 'zod';
import type { CrudApi } from '@/shared/api/crudApi';
import { id as idField } from '@/shared/api/fields';
import { request } from '@/shared/api/http';

/** Interval at which an open record is taken again, in milliseconds: the server frees one that nobody touches. */
const TOUCH_MS = 60_000;

/**
 * Takes an open, pending record for the user, and touches it as long as the window is in front. `others` are the records
 * to take instead if a colleague has this one, in order; `onOther` then gets the one that was taken. Resolves to the
 * colleague who has the record. Without `reviewers` in the system config nothing is taken.
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
  const query = {
    queryKey,
    // Only the first call may answer another record: later ones keep this one.
    queryFn: () => take(api, client.getQueryData(queryKey) === undefined ? [id, ...others] : [id]),
  };
  const isUsers = (one: Taken) => String(one.id) === String(id) && !isOthers(one, session);
  const { data } = useQuery({
    ...query,
    enabled: isOn && !isLeft,
    refetchInterval: ({ state }) => (state.error ? false : TOUCH_MS),
    retry: false,
    gcTime: 0,
  });
  const taken = data?.id;
  const move = useEffectEvent(onOther);
  useEffect(() => {
    if (taken !== undefined && String(taken) !== String(id)) move(taken);
  }, [taken, id]);
  const now = isOn && data !== undefined && String(data.id) === String(id) ? data : row;
  /** Stops touching the record, which is no longer the user's to work on now. */
  function leave() {
    setIsLeft(true);
    // Otherwise the change that freed the record would refetch it, and so take it again.
    client.removeQueries({ queryKey });
  }
  return {
    leave,
    /** The record with its reviewer as the server has it now. */
    row: { ...row, reviewerId: now.reviewerId, reviewerName: now.reviewerName },
    /** Leaves a record the user does not decide now; frees it unless it was assigned to them. */
    skip: async () => {
      if (!isOn) return;
      const mine = await client.ensureQueryData(query).catch(() => undefined);
      leave();
      // A failed release is not shown: the record is free after its time.
      if (mine?.reviewerUntil && isUsers(mine) && !mine.onBehalfOf)
        await api.act('release', { ids: [id] }).catch(() => undefined);
    },
    /** Resolves to false if a colleague has the record, once the server has said so; without an answer it decides. */
    mayDecide: async () => {
      if (!isOn) return true;
      return client.ensureQueryData(query).then(isUsers, () => true);
    },
    /** The name of the colleague who works on the record. */
    other: isOn && isOthers(now, session) ? (now.reviewerName ?? '') : undefined,
    /** The name of the user who is away and for whom the user works on the record. */
    onBehalfOf: now.onBehalfOf,
    /** True when the record is the user's. */
    isMine: isOn && now.reviewerId !== null && now.reviewerId !== undefined && !isOthers(now, session),
  };
}

/** Who works on a pending record, as the server has it now. */
const takenSchema = z.object({ id: idField, ...reviewerShape });
type Taken = z.infer<typeof takenSchema>;

/**
 * Takes the first free record of `ids` for the user, or extends the time of one that is theirs. Resolves to that record
 * and its reviewer; if none is free, to the first of `ids` with its reviewer.
 */
async function take<T>({ path }: CrudApi<T>, ids: readonly Id[]): Promise<Taken> {
  return takenSchema.parse(await request({ method: 'post', url: `${path}/take`, data: { ids }, quiet: true }));
}
