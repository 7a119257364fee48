import { startTransition, useEffect, useState } from 'react';

/** Number of rows rendered per step, which takes at most 50 ms on a usual machine. */
const STEP = 30;
/** Max number of rows on a page of a list. */
const LONGEST_PAGE = 200;
/** Rows in the first step of a long list: fewer, because this step also removes the old rows. Few windows show more. */
const FIRST = 16;

/**
 * Returns how many rows to render. Visible rows render at once. Further rows follow in steps, so that 200 rows do not
 * block the page. `upTo` is the id of a row to render in the first step.
 */
export function useDrawn(ids: readonly string[], upTo: string | null): number {
  const start = Math.max(ids.length > STEP ? FIRST : STEP, upTo === null ? 0 : ids.indexOf(upTo) + 1);
  const shown = ids.join(APART);
  const [drawn, setDrawn] = useState({ shown, count: start });
  const isOther = drawn.shown !== shown && isOtherList(drawn.shown.split(APART), ids);
  const count = isOther ? start : Math.max(drawn.count, start);
  if (drawn.shown !== shown || drawn.count !== count) setDrawn({ shown, count });
  const isComplete = count >= ids.length;
  useEffect(() => {
    if (isComplete) return;
    // Every step iterates over all rows. Only a tree has more than 200; there, each step adds half as many rows as are
    // already rendered, so that few steps are needed.
    const next = count + Math.max(STEP, count > LONGEST_PAGE ? Math.ceil(count / 2) : 0);
    const timer = setTimeout(() => startTransition(() => setDrawn({ shown, count: next })));
    return () => clearTimeout(timer);
  }, [shown, count, isComplete]);
  return count;
}

const APART = '\n';

/** True if rows were reordered, or if many rows are new and either many old rows are gone or no old row remains. */
function isOtherList(before: readonly string[], ids: readonly string[]): boolean {
  const [had, have] = [new Set(before), new Set(ids)];
  const stayed = ids.filter((id) => had.has(id));
  const left = before.filter((id) => have.has(id));
  const [came, went] = [ids.length - stayed.length, before.length - left.length];
  return (came > STEP && (went > STEP || stayed.length === 0)) || stayed.join(APART) !== left.join(APART);
}
