import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import type { Move } from './moves';
import type { DictName } from '@/shared/vocabulary/dictName';

/** Returns a function that explains in which states a move is possible, with their labels from the dictionary. */
export function useNeeds(dict: DictName): (move: Pick<Move, 'from'>) => string {
  const { t } = useTranslation();
  const entries = useDict(dict);
  const label = (state: string) => entries.find(({ value }) => value === state)?.label ?? state;
  return ({ from }) => t('crud.off.needs', { states: from.map(label).join(t('crud.comma')) });
}
