import { useTranslation } from 'react-i18next';
import type { DoneTask } from '../flow/task.resource';

const roundOf = (step: DoneTask, steps: readonly DoneTask[]) => {
  const round = step.signing?.round ?? undefined;
  return round === undefined ? [step] : steps.filter(({ signing }) => signing?.round === round);
};

/** True for the last task of those that several users decide together: the state of all is shown there. */
export const isLastOfRound = (step: DoneTask, steps: readonly DoneTask[]) =>
  Boolean(step.signing) && roundOf(step, steps).at(-1)?.id === step.id;

/** True for the task with which its step was passed: the last one of several users, once nobody is missing. */
export const isPassed = (step: DoneTask, steps: readonly DoneTask[]) => {
  const round = roundOf(step, steps);
  const isOver = ({ result, deleteReason }: DoneTask) => result || /^(settled|skipped)$/.test(deleteReason ?? '');
  return round.at(-1)?.id === step.id && round.every(isOver);
};

/** The tasks of a round that ended with the decision of others, at the last of them; [] at the others, and any other task alone. */
export function shownWith(step: DoneTask, steps: readonly DoneTask[]): readonly DoneTask[] {
  if (!isSettled(step)) return [step];
  const settled = roundOf(step, steps).filter(isSettled);
  return settled.at(-1)?.id === step.id ? settled : [];
}

const isSettled = ({ result, deleteReason }: DoneTask) => !result && deleteReason === 'settled';

/** Formats how many deciders have approved a step, and who is still missing; '' for a step with one decider. */
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
