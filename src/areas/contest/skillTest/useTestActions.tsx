import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { movesFrom } from '@/shared/resource/transitions/moves';
import { type SkillTest, skillTests } from './skillTest.resource';
import { testMoves } from './skillTest.states';

/** Row actions that publish and stop a test, for the list and the detail page. */
export function useTestActions(): (test: SkillTest) => RowAction[] {
  const { t } = useTranslation('contest');
  const ask = useAskedChange(skillTests.path);

  const start = (move: keyof typeof testMoves, { id, testName }: SkillTest) =>
    ask({
      title: t(`skillTest.${move}`),
      content: t(`skillTest.${move}Ask`, { name: testName }),
      focusCancel: true,
      run: () => skillTests.act('publish', { id, testStatus: testMoves[move].to }),
      done: t(move === 'publish' ? 'skillTest.published' : 'skillTest.stopped'),
    });

  return (test) =>
    movesFrom(testMoves, test.testStatus).map((move) => ({
      label: t(`skillTest.${move}`),
      permission: testMoves[move].permission,
      onClick: () => start(move, test),
    }));
}
