import { startTransition, useEffect, useState } from 'react';

/** How many rows are drawn at once: no more than 50 ms of work on a usual machine. */
const STEP = 30;
/** The most rows that a page of a list has. */
const LONGEST_PAGE = 200;
/** How many of more than that come first: what most windows show, because the rows before leave in the same moment. */
const FIRST = 16;

/**
 * How many of the rows to draw. Those in sight are drawn at once, the others follow in steps, so that 200 rows do not
 * stop the page while they come. `upTo` is the id of a row that has to be among the first.
 */
export function useDrawn(ids: readonly string[], upTo: string | null): number {
  const start = Math.max(ids.length > STEP ? FIRST : STEP, upTo === null ? 0 : ids.indexOf(upTo) + 1);
  const shown = ids.join(APART);
  const [drawn, setDrawn] = useState({ shown, count: start });
  const isOther = drawn.shown !== shown && areOthers(drawn.shown.split(APART), ids);
  const count = isOther ? start : Math.max(drawn.count, start);
  if (drawn.shown !== shown || drawn.count !== count) setDrawn({ shown, count });
  const isComplete = count >= ids.length;
  useEffect(() => {
    if (isComplete) return;
    // Each step looks at all rows: of thousands, as in a tree, every step draws half as many more.
    const next = count + Math.max(STEP, count > LONGEST_PAGE ? Math.ceil(count / 2) : 0);
    const timer = setTimeout(() => startTransition(() => setDrawn({ shown, count: next })));
    return () => clearTimeout(timer);
  }, [shown, count, isComplete]);
  return count;
}

const APART = '\n';

/** False for the same rows in the same order, with some more or less, as when a branch opens: those stay where they are. */
function areOthers(before: readonly string[], ids: readonly string[]): boolean {
  const [had, have] = [new Set(before), new Set(ids)];
  const stayed = ids.filter((id) => had.has(id));
  const left = before.filter((id) => have.has(id));
  const [came, went] = [ids.length - stayed.length, before.length - left.length];
  return (came > STEP && (went > STEP || stayed.length === 0)) || stayed.join(APART) !== left.join(APART);
}
