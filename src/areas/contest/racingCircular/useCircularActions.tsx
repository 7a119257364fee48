import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/crud/RowActions';
import { useChange } from '@/shared/crud/useChange';
import { movesFrom } from '@/shared/lib/moves';
import { type Circular, circularMoves, circulars } from './circular.api';

/** Publishing and withdrawing a circular, for the list and for its own page. */
export function useCircularActions(): (circular: Circular) => RowAction[] {
  const { t } = useTranslation('contest');
  const { modal } = App.useApp();
  const change = useChange(circulars.path);

  const ask = (move: keyof typeof circularMoves, { id, title }: Circular) =>
    modal.confirm({
      title: t(`racingCircular.${move}`),
      content: t(`racingCircular.${move}Ask`, { name: title }),
      okText: t(`racingCircular.${move}`),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        change(
          () => circulars.act('publish', { id, publishStatus: circularMoves[move].to }),
          t(move === 'publish' ? 'racingCircular.published' : 'racingCircular.withdrawn'),
        ),
    });

  return (circular) =>
    movesFrom(circularMoves, circular.publishStatus).map((move) => ({
      label: t(`racingCircular.${move}`),
      permission: circularMoves[move].permission,
      onClick: () => ask(move, circular),
    }));
}
