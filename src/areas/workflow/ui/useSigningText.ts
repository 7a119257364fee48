import { useTranslation } from 'react-i18next';
import type { DoneTask } from '../flow/task.resource';

const roundOf = (step: DoneTask, steps: readonly DoneTask[]) => {
  const round = step.signing?.round ?? undefined;
  return round === undefined ? [step] : steps.filter(({ signing }) => signing?.round === round);
};

/** True for the last of the tasks that several users decide together. The history shows their progress at this task. */
export const isLastOfRound = (step: DoneTask, steps: readonly DoneTask[]) =>
  Boolean(step.signing) && roundOf(step, steps).at(-1)?.id === step.id;

/**
 * True for the task that completes its step. If several users decide the step, this is the last of their tasks, and
 * only if each task has a decision or has become unnecessary.
 */
export const isPassed = (step: DoneTask, steps: readonly DoneTask[]) => {
  const round = roundOf(step, steps);
  const isOver = ({ result, deleteReason }: DoneTask) => result || /^(settled|skipped)$/.test(deleteReason ?? '');
  return round.at(-1)?.id === step.id && round.every(isOver);
};

/**
 * Returns the tasks to show in the history entry of a task. Returns no tasks if the task has no entry. Tasks that ended
 * because other users had decided share the entry of their last task. Any other task has its own entry.
 */
export function shownWith(step: DoneTask, steps: readonly DoneTask[]): readonly DoneTask[] {
  if (!isSettled(step)) return [step];
  const settled = roundOf(step, steps).filter(isSettled);
  return settled.at(-1)?.id === step.id ? settled : [];
}

const isSettled = ({ result, deleteReason }: DoneTask) => !result && deleteReason === 'settled';

/**
 * Returns a function that formats how many deciders have approved a step, and who is missing. Returns '' for a single
 * decider.
 */
export function useSigningText(): (step: DoneTask) => string {
  const { t } = useTranslation(['workflow', 'shared']);
  return ({ signing }) => {
    if (!signing) return '';
    const { mode, total, needed, passed, missing } = signing;
    const names = (missing ?? []).join(t('shared:crud.comma'));
    const known = { passed: passed ?? 0, total: total ?? '-', needed: needed ?? '-', names };
    const counted = t(mode === 'share' ? 'history.signing.share' : 'history.signing.passed', known);
    if (!names) return counted;
    return t(mode === 'one' ? 'history.signing.any' : 'history.signing.missing', { ...known, counted });
  };
}
