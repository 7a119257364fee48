import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/crud/RowActions';
import { useChange } from '@/shared/crud/useChange';
import { movesFrom } from '@/shared/lib/moves';
import { type SkillTest, skillTests } from './skillTest.api';
import { testMoves } from './skillTest.states';

/** Publishing and stopping a test, for the list and for its own page. */
export function useTestActions(): (test: SkillTest) => RowAction[] {
  const { t } = useTranslation('contest');
  const { modal } = App.useApp();
  const change = useChange(skillTests.path);

  const ask = (move: keyof typeof testMoves, { id, testName }: SkillTest) =>
    modal.confirm({
      title: t(`skillTest.${move}`),
      content: t(`skillTest.${move}Ask`, { name: testName }),
      okText: t(`skillTest.${move}`),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        change(
          () => skillTests.act('publish', { id, testStatus: testMoves[move].to }),
          t(move === 'publish' ? 'skillTest.published' : 'skillTest.stopped'),
        ),
    });

  return (test) =>
    movesFrom(testMoves, test.testStatus).map((move) => ({
      label: t(`skillTest.${move}`),
      permission: testMoves[move].permission,
      onClick: () => ask(move, test),
    }));
}
