import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { presetsOf } from '@/shared/list/actions/presets';
import { useMoveActions } from '@/shared/review/decision/useMoveActions';
import type { Position } from './position.resource';
import { positions } from './position.review';

/** Row actions of a position besides the review: take offline, pin to the top, unpin. */
export function usePositionActions(): (row: Position) => RowAction[] {
  const { t } = useTranslation('approval');
  const top = (isTop: string) => (row: Position) => ({ verb: 'top', body: { id: row.id, isTop } });
  return useMoveActions<Position, 'offline' | 'top' | 'untop'>(positions, {
    top: { label: t('position.top'), call: top('Y') },
    untop: { label: t('position.untop'), call: top('N') },
    offline: {
      label: t('position.offline'),
      danger: true,
      reasons: presetsOf(t, 'presets.offline'),
      call: (row, reason) => ({ verb: 'offline', body: { id: row.id, reason } }),
    },
  });
}
