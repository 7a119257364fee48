import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { movesFrom } from '@/shared/resource/transitions/moves';
import { type Circular, circularMoves, circulars } from './circular.resource';

/** Row actions that publish and withdraw a circular, for the list and the detail page. */
export function useCircularActions(): (circular: Circular) => RowAction[] {
  const { t } = useTranslation('contest');
  const ask = useAskedChange(circulars.path);

  const start = (move: keyof typeof circularMoves, { id, title }: Circular) =>
    ask({
      title: t(`racingCircular.${move}`),
      content: t(`racingCircular.${move}Ask`, { name: title }),
      focusCancel: true,
      run: () => circulars.act('publish', { id, publishStatus: circularMoves[move].to }),
      done: t(move === 'publish' ? 'racingCircular.published' : 'racingCircular.withdrawn'),
    });

  return (circular) =>
    movesFrom(circularMoves, circular.publishStatus).map((move) => ({
      label: t(`racingCircular.${move}`),
      permission: circularMoves[move].permission,
      onClick: () => start(move, circular),
    }));
}
