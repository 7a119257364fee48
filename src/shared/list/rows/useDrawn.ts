import { startTransition, useEffect, useState } from 'react';

/** How many rows are drawn at once: more than a window shows, and no more than 50 ms of work on a usual machine. */
const STEP = 30;

/**
 * How many of the rows to draw. Those in sight are drawn at once, the others follow in steps, so that 200 rows do not
 * stop the page while they come. `upTo` is the id of a row that has to be among the first.
 */
export function useDrawn(ids: readonly string[], upTo: string | null): number {
  const start = Math.max(STEP, upTo === null ? 0 : ids.indexOf(upTo) + 1);
  const shown = ids.join(APART);
  const [drawn, setDrawn] = useState({ shown, count: start });
  const count = drawn.shown === shown || !areOthers(drawn.shown.split(APART), ids) ? drawn.count : start;
  if (drawn.shown !== shown) setDrawn({ shown, count });
  const isComplete = count >= ids.length;
  useEffect(() => {
    if (isComplete) return;
    const timer = setTimeout(() => startTransition(() => setDrawn({ shown, count: count + STEP })));
    return () => clearTimeout(timer);
  }, [shown, count, isComplete]);
  return count;
}

const APART = '\n';

/** False for the same rows in the same order, with a few more or less: those stay where they are. */
function areOthers(before: readonly string[], ids: readonly string[]): boolean {
  const [had, have] = [new Set(before), new Set(ids)];
  const stayed = ids.filter((id) => had.has(id));
  return ids.length - stayed.length > STEP || stayed.join(APART) !== before.filter((id) => have.has(id)).join(APART);
}
